import { editions, isEditionId } from '@ironbridge/domain';
import { usePage } from '../../../platform/page.ts';
import { articleHref } from '../../../shell/article-href.ts';
import type { Piece } from './find-words.ts';
import type { Reader, ReaderParagraph } from './to-reader.ts';

/** The words of the page, in the language they are printed in. */
export function PageText({ reader }: { readonly reader: Reader }) {
  const { copy, edition } = usePage();
  const words = copy.magazines;
  const { number, paragraphs, lang, line } = reader;
  return (
    <div className="reader-text">
      <div className="meta">
        <span>{words.textOf(number)}</span>
        {line?.article ? (
          <a className="text-link" href={articleHref(edition.id, line.article)}>
            {words.wholeArticle}
          </a>
        ) : null}
      </div>
      {paragraphs.length ? (
        <div lang={isEditionId(lang) ? editions[lang].lang : undefined}>
          {paragraphs.map((paragraph) => (
            <Paragraph key={paragraph.number} {...paragraph} />
          ))}
        </div>
      ) : (
        <p className="reader-wordless">{words.noText}</p>
      )}
    </div>
  );
}

function Paragraph({ number, pieces, isTitle, isChosen }: ReaderParagraph) {
  const Element = isTitle ? 'h3' : 'p';
  return (
    <Element id={`p${number}`} className={isChosen ? 'is-chosen' : undefined}>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes after it is made
        <Word key={index} {...piece} />
      ))}
    </Element>
  );
}

function Word({ text, found }: Piece) {
  return found ? <mark>{text}</mark> : text;
}
