declare module '*.svg?url&no-inline' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: the bundler gives an asset's address as the default export
  export default address;
}
