/** 09:14 or 1:02:30, as a player shows it. */
export function toClock(seconds: number): string {
  const whole = Math.round(seconds);
  const hours = Math.floor(whole / 3600);
  const two = (part: number) => String(part).padStart(2, '0');
  const clock = `${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  return hours ? `${hours}:${clock}` : clock;
}
