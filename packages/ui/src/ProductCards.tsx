import { ProductCard, type ProductFace } from './ProductCard.tsx';

/** Products beside each other, the rows of their values in line. */
export function ProductCards({ products }: { readonly products: readonly ProductFace[] }) {
  return (
    <div className="product-cards">
      {products.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </div>
  );
}
