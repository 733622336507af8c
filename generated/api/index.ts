export * from './dua/dua.ts';
export * from './dua-category/dua-category.ts';
