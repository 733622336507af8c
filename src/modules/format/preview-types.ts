import type { When } from './value-types.ts'

/** What a record is shown on to those for whom it is made. */
export type Device = 'phone' | 'site'

interface FieldBlock {
  field: string
  /** Stands in where the field has no content. */
  or?: string
  /** Stands above it; true: the form's label of the field. */
  label?: string | true
}

/** One value among others: by its cell, else as the form's widget names it. */
export interface PreviewItem {
  field: string
  cell?: string
  options?: Readonly<Record<string, unknown>>
  /** The form's label of the field when left out. */
  label?: string
}

/** The name of the record. */
export interface HeadingBlock extends FieldBlock {
  block: 'heading'
}

/** A plain text, one's own or per language, in paragraphs. */
export interface TextBlock extends FieldBlock {
  block: 'text'
  look?: 'lead' | 'quiet'
}

/** A text of Arabic script: large, from the right. */
export interface ArabicBlock extends FieldBlock {
  block: 'arabic'
}

/** A plain text that stands out from the others. */
export interface CalloutBlock extends FieldBlock {
  block: 'callout'
}

export interface RichTextBlock extends FieldBlock {
  block: 'rich-text'
}

export interface ImageBlock {
  block: 'image'
  field: string
  /** `wide` when left out. */
  shape?: 'wide' | 'portrait' | 'round'
}

/** Values in one line, without their labels. */
export interface MetaBlock {
  block: 'meta'
  items: readonly PreviewItem[]
}

/** Values one below the other, each with its label. */
export interface FactsBlock {
  block: 'facts'
  items: readonly PreviewItem[]
}

/** Short marks: of a switch that is on its label, of a list each of its texts. */
export interface BadgeBlock {
  block: 'badge'
  items: readonly PreviewItem[]
}

/** An address or a file, to be opened. */
export interface LinkBlock {
  block: 'link'
  field: string
  /** The form's label of the field when left out. */
  label?: string
}

/** The items of a list; fields in `blocks` are the item's. */
export interface ListBlock {
  block: 'list'
  field: string
  label?: string | true
  blocks: readonly PreviewBlock[]
}

/** A part of a preview. One without content is not shown. */
export type PreviewBlock =
  | HeadingBlock
  | TextBlock
  | ArabicBlock
  | CalloutBlock
  | RichTextBlock
  | ImageBlock
  | MetaBlock
  | FactsBlock
  | BadgeBlock
  | LinkBlock
  | ListBlock

/** `preview.json`: how a record looks to those for whom it is made. Fields are the form's. */
export interface PreviewFile {
  /** On which device a record is shown at all; everywhere when left out. */
  shown?: Partial<Readonly<Record<Device, When>>>
  blocks: readonly PreviewBlock[]
}
