import { Headline } from './Headline.tsx';
import { Kicker } from './Kicker.tsx';
import { Picture, type PictureData } from './Picture.tsx';

/** A product as a card shows it: its properties in the order of importance, each with its unit. */
export interface ProductFace {
  readonly id: number;
  readonly href: string;
  readonly name: string;
  readonly maker: string;
  readonly hue: number;
  readonly kicker: readonly string[];
  readonly picture: PictureData | null;
  readonly specs: readonly { readonly name: string; readonly value: string }[];
}

/** One of several side by side, whose rows stand on the same lines. */
export function ProductCard({ product }: { readonly product: ProductFace }) {
  const { href, name, maker, hue, kicker, picture, specs } = product;
  return (
    <article className="product-card">
      <div>
        <Picture
          picture={picture}
          ratio={4 / 3}
          sizes="(width < 960px) 44vw, (width < 1200px) 30vw, 200px"
          decorative
        />
        <Kicker hue={hue} names={kicker} />
        <Headline as="h3" text={name} href={href} />
      </div>
      <div className="meta">{maker}</div>
      <dl>
        {specs.map((spec) => (
          <div key={spec.name}>
            <dt>{spec.name}</dt>
            <dd>{spec.value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
