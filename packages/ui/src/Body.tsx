import type { ReactNode } from 'react';
import type { BodyBlock, BodySurroundings } from './body-blocks.ts';
import { Figure } from './Figure.tsx';
import { Icon } from './Icon.tsx';
import { InlineText } from './InlineText.tsx';
import { NamedCard } from './NamedCard.tsx';
import { Player } from './Player.tsx';
import { TableBox } from './TableBox.tsx';

interface BodyProps {
  readonly blocks: readonly BodyBlock[];
  readonly around: BodySurroundings;
}

const columnSizes = '(width < 960px) 80vw, 648px';

/** A whole text. Its chapters are numbered by the stylesheet. */
export function Body({ blocks, around }: BodyProps) {
  return (
    <div className="body">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes after it is made
        <Block key={index} block={block} around={around} />
      ))}
    </div>
  );
}

interface BlockProps {
  readonly block: BodyBlock;
  readonly around: BodySurroundings;
}

function Block({ block, around }: BlockProps): ReactNode {
  const { labels } = around;
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      );
    case 'heading':
      return block.level === 2 ? (
        <h2 id={block.anchor}>
          <InlineText text={block.text} />
        </h2>
      ) : (
        <h3 id={block.anchor}>
          <InlineText text={block.text} />
        </h3>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className="body-list">
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes after it is made
            <li key={index}>
              <InlineText text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <InlineText text={block.text} />
          {block.source ? <cite>{block.source}</cite> : null}
        </blockquote>
      );
    case 'picture':
      return (
        <Figure
          picture={block.picture}
          caption={block.caption}
          credit={block.credit}
          sizes={columnSizes}
          zoom={labels.zoom}
        />
      );
    case 'gallery':
      return (
        <div className="gallery">
          {block.pictures.map(({ picture, caption }, index) => (
            <Figure
              // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand twice
              key={index}
              picture={picture}
              caption={caption}
              ratio={1.5}
              zoom={labels.zoom}
              sizes="(width < 960px) 50vw, 318px"
            />
          ))}
        </div>
      );
    case 'table':
      return <TableBox table={block} label={labels.table} />;
    case 'product':
      return (
        <NamedCard
          label={labels.product}
          name={[block.product.name, block.product.model].filter(Boolean).join(' ')}
          facts={block.product.supplier ? [block.product.supplier.name] : []}
          picture={block.product.picture}
          href={around.productHref(block.product.id)}
        />
      );
    case 'supplier':
      return (
        <NamedCard
          label={labels.supplier}
          name={block.supplier.name}
          facts={block.supplier.place ? [block.supplier.place] : []}
          picture={block.supplier.logo}
          href={around.supplierHref(block.supplier.id)}
        />
      );
    case 'video':
      return <Player src={block.src} title={block.title} />;
    case 'file':
      return (
        <a className="attachment bare-link" href={block.href}>
          <Icon name="file" />
          <b>{block.title}</b>
          <span className="meta">{labels.bytes(block.bytes)}</span>
        </a>
      );
  }
}
