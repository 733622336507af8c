import type { Active } from './active.ts';
import type { BookShortDescriptionWrite } from './bookShortDescriptionWrite.ts';
import type { FileId } from './fileId.ts';
import type { Id } from './id.ts';
import type { TextWrite } from './textWrite.ts';

export interface BookUpdate {
  id: Id;
  /**
     * Title of the book per language.
     * @minItems 1
     * @maxItems 100
     */
  titles: TextWrite[];
  /**
     * Short description of the book per language.
     * @minItems 1
     * @maxItems 100
     */
  shortDescriptions: BookShortDescriptionWrite[];
  /**
     * The author.
     * @minLength 1
     * @maxLength 200000
     */
  author: string;
  /**
     * The cover.
     * @minimum 1
     */
  bookDisplayImageId: number;
  /**
     * Price of the book.
     * @minimum 0
     * @maximum 10000000
     * @nullable
     */
  price?: number | null;
  /**
     * Where the book can be ordered.
     * @maxLength 2048
     * @nullable
     */
  orderLink?: string | null;
  /**
     * Place in the order; lower comes first.
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  sortOrder?: number | null;
  /**
     * Titles of the categories that the book belongs to.
     * @maxItems 100
     * @items.minLength 1
     * @items.maxLength 255
     */
  tags?: string[];
  /** Whether it is recommended. */
  recommended?: boolean;
  /** Whether it is a best seller. */
  bestSeller?: boolean;
  /** Whether it is a publication of the house. */
  sirajumMoniraPublication?: boolean;
  /** True for a PDF book of the website, false for one with content. */
  pdf?: boolean;
  /**
     * Address of a PDF elsewhere; the console sends it empty.
     * @maxLength 2048
     * @nullable
     */
  pdfLink?: string | null;
  pdfDbFileId?: FileId | null;
  partialPdfFileId?: FileId | null;
  /**
     * The text; required unless it is a PDF book.
     * @maxLength 200000
     * @nullable
     */
  bookContent?: string | null;
  active: Active;
}
