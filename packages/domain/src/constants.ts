/** Numbers the product promises, in one place. Milliseconds unless the name says otherwise. */
export const timings = {
  bannerCountdownSeconds: 5,
  progressThrottle: 200,
  progressDuration: 5000,
  progressHideDelay: 500,
  appOpenFallback: 1000,
  reloadAfterLogin: 1000,
  reloadAfterLogout: 1000,
  chunkReloadGuard: 60_000,
  verifyCodeResendSeconds: 60,
  pageViewDelay: 500,
  /** Long enough to read a line; an error waits for the reader. */
  noticeShown: 4000,
} as const;

export const layout = {
  mobileBreakpoint: 960,
  headerFixedNarrow: 100,
  subsiteBarFixedWide: 250,
  subsiteBarFixedNarrow: 150,
  floatingBarShare: 0.8,
  loginDialogWidth: 420,
  contentTableMinWidth: 600,
  videoPlayer: { width: 800, height: 533 },
  qrImage: 450,
  imageBoxRatio: 1.5,
} as const;

export const lists = {
  rowsDefault: 20,
  rowsMost: 100,
  /** Items beside others on a page: a row of videos, what is related. */
  rowsOfBlock: 20,
  /** How deep the search engine lets a list be read. */
  reachable: 10_000,
  topTags: 2,
  /** Products side by side: more do not fit beside each other. */
  comparedMost: 4,
} as const;

/** The home pop-up: where it starts, how much each block shows, and what a session remembers it by. */
export const digest = {
  firstIndustry: 5,
  rows: { news: 5, videos: 3, magazines: 6, papers: 5 },
  mark: 'digest-shown',
} as const;

export const copyrightYear = 2025;

/** Where a browser remembers that it has seen the large banner, and that the reader closed it in this session. */
export const topBanner = { visited: 'top-banner-visited', closed: 'top-banner-closed' } as const;
