import { themeColours } from '@ironbridge/ui';
import touchIcon from './apple-touch-icon.png?no-inline';

/** How browsers and phones show the site among others. */
export function AppIcons() {
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColours.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColours.dark} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href={touchIcon} />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}
