/** The arch bridge, as a line drawing. */
export function BrandMark() {
  return (
    <svg
      className="brand-mark"
      viewBox="0 0 74 46"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M0 9h74" strokeWidth="4" />
      <path d="M5 45a32 32 0 0 1 64 0" strokeWidth="3.6" />
      <path
        d="M13 45a24 24 0 0 1 48 0M20 45a17 17 0 0 1 34 0M37 13v15M26 15.5l5.6 13.6M48 15.5l-5.6 13.6M16.2 21.5l9 9.7M57.8 21.5l-9 9.7M9 31l13 6M65 31l-13 6M4 20a6 6 0 1 0 12 0a6 6 0 1 0-12 0M58 20a6 6 0 1 0 12 0a6 6 0 1 0-12 0"
        strokeWidth="1.8"
      />
      <path d="M0 45h9M65 45h9" strokeWidth="2.4" />
    </svg>
  );
}
