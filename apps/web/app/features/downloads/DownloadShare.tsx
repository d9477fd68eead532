/** How far a file has come that has begun to. */
export function DownloadShare({ share }: { readonly share: number }) {
  if (share === 0 || share === 100) return null;
  return (
    <div className="own-share" aria-hidden="true">
      <i style={{ width: `${share}%` }} />
    </div>
  );
}
