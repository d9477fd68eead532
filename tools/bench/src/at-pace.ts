/** So many a second, whatever the answers take; gives how long each took. A slow answer delays nobody behind it. */
export async function timeAtPace(
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
  one: (n: number) => Promise<void>,
): Promise<number[]> {
  const times: number[] = [];
  const timed = async (n: number): Promise<void> => {
    const started = performance.now();
    await one(n);
    times.push(performance.now() - started);
  };
  const started = performance.now();
  const under: Promise<void>[] = [];
  for (let asked = 0; asked < perSecond * seconds; asked += 1) {
    const wait = (asked / perSecond) * 1000 - (performance.now() - started);
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    under.push(timed(asked));
  }
  await Promise.all(under);
  return times;
}
