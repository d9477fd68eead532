import { type Browser, chromium } from 'playwright-core';
import { Problem } from '../problem.ts';
import { Away } from '../try-again.ts';

/** Sets type: a page of HTML becomes a picture or a PDF, with the fonts of this machine. One browser for all. */
export class Press {
  readonly #browser: Browser;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async open(): Promise<Press> {
    try {
      const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell';
      return new Press(await chromium.launch({ executablePath, args: ['--no-sandbox'] }));
    } catch (error) {
      throw new Problem(
        `Chromium, which sets the demo's pages, does not start: ${String(error)}`,
        'Install it (README, prerequisites), or say where it is with CHROMIUM.',
      );
    }
  }

  async toPicture(html: string, width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
    const page = await this.#browser.newPage({ viewport: { width, height } });
    try {
      await page.setContent(html);
      return new Uint8Array(await page.screenshot({ type: 'jpeg', quality: 88 }));
    } catch (error) {
      // On a busy machine the browser now and then has no frame to give.
      throw new Away(`The browser took no picture of a page: ${String(error)}`);
    } finally {
      await page.close();
    }
  }

  /** A4 unless the text's own style asks for another size, with its margins and page breaks. */
  async toPdf(html: string, footer?: string): Promise<Uint8Array<ArrayBuffer>> {
    const page = await this.#browser.newPage();
    try {
      await page.setContent(html);
      const pdf = await page.pdf({
        format: 'A4',
        printBackground: true,
        preferCSSPageSize: true,
        ...(footer === undefined
          ? {}
          : {
              displayHeaderFooter: true,
              headerTemplate: '<span></span>',
              footerTemplate: footer,
            }),
      });
      return new Uint8Array(pdf);
    } finally {
      await page.close();
    }
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}

/** Skia writes a page's object in the clear. */
export function countPages(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g)?.length ?? 0
  );
}
