/** Small already: every width of a picture is made when it is uploaded. */
export function Thumb({ src, alt }: { readonly src: string; readonly alt: string }) {
  // biome-ignore lint/performance/noImgElement: nothing is left to optimise
  return <img alt={alt} className="desk-thumb" src={src} />;
}
