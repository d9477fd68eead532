/** The package's own declarations import each other without endings, which this module resolution does not follow. */
declare module 'opencc-js/t2cn' {
  export function Converter(options: {
    readonly from: string;
    readonly to: string;
  }): (text: string) => string;
}
