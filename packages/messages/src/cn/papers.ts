export const papers = {
  pages: (pages: number) => `${pages} 页`,
};
