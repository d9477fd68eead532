/** The tokens of light paper, for what no stylesheet reaches: pictures drawn by a service, a browser's own bars. */
export const houseColours = {
  paper: '#fbfaf6',
  ink: '#15181d',
  ink2: '#565c66',
  line: '#d9d6cc',
  oxide: '#b3381b',
} as const;

/** What the browser's own bars are tinted with. */
export const themeColours = { light: houseColours.paper, dark: '#12151a' } as const;
