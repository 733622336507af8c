import type { Active } from './active.ts';
import type { CreationDate } from './creationDate.ts';
import type { Deletable } from './deletable.ts';
import type { FileRef } from './fileRef.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';
import type { TranslatedText } from './translatedText.ts';

/**
 * A book.
 */
export interface Book {
  id: Id;
  /** Title of the book in one language. */
  readonly title: string;
  /** Title of the book per language. */
  titles: TranslatedText[];
  /** Short description of the book in one language. */
  readonly shortDescription: string;
  /** Short description of the book per language. */
  shortDescriptions: TranslatedText[];
  /**
     * The author; old records may have none and are shown as Anonymous.
     * @nullable
     */
  author: string | null;
  /**
     * The cover.
     * @nullable
     */
  bookDisplayImageId: number | null;
  /** The cover. */
  readonly bookDisplayImage: FileRef | null;
  /**
     * Price of the book.
     * @nullable
     */
  price: number | null;
  /**
     * Where the book can be ordered.
     * @nullable
     */
  orderLink: string | null;
  /**
     * Place in the order; lower comes first.
     * @nullable
     */
  sortOrder: number | null;
  /** Titles of the categories that the book belongs to. */
  tags: string[];
  /** Whether it is recommended. */
  recommended: boolean;
  /** Whether it is a best seller. */
  bestSeller: boolean;
  /** Whether it is a publication of the house. */
  sirajumMoniraPublication: boolean;
  /** True for a PDF book of the website, false for one with content. */
  pdf: boolean;
  /**
     * Address of a PDF elsewhere; the console sends it empty.
     * @nullable
     */
  pdfLink: string | null;
  /**
     * The whole PDF.
     * @nullable
     */
  pdfDbFileId: number | null;
  /** The whole PDF. */
  readonly pdfFile: FileRef | null;
  /**
     * The PDF of a part, to look into.
     * @nullable
     */
  partialPdfFileId: number | null;
  /** The PDF of a part, to look into. */
  readonly partialPdf: FileRef | null;
  /**
     * The text, for a book that is no PDF.
     * @nullable
     */
  bookContent: string | null;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
