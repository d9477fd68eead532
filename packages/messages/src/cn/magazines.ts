export const magazines = {
  issue: (year: number, period: number) => `${year} 年第 ${period} 期`,
};
