/**
 * A browser that paints in the midst of a row shows how the row moves while the rest is read. Its first paint waits
 * for this, which stands behind such a row and comes with the page's first bytes.
 */
export function FirstPaint({ after }: { readonly after: string }) {
  const id = `after-${after}`;
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <template id={id} />
    </>
  );
}
