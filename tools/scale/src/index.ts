export { addArticles } from './articles.ts';
export { addSupplierWithProducts } from './products.ts';
export { drawThing } from './vocabulary.ts';
