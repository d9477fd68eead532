const hanPerMinute = 400;
const wordsPerMinute = 220;

/** How much there is to read: Chinese by its characters, everything else by its words. */
export function measureText(text: string): { characters: number; minutes: number } {
  const characters = [...text.replaceAll(/\s/g, '')].length;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}'’.-]*/gu)?.length ?? 0;
  const minutes = Math.max(1, Math.round(han / hanPerMinute + words / wordsPerMinute));
  return { characters, minutes };
}
