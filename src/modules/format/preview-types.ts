import type { When } from './value-types.ts'

/** What a record is shown on to those for whom it is made. */
export type Device = 'phone' | 'site'

interface FieldBlock {
  field: string
  or?: string
  label?: string | true
}

/** One value among others: by its cell, else as the form's widget names it. */
export interface PreviewItem {
  field: string
  cell?: string
  options?: Readonly<Record<string, unknown>>
}

export interface HeadingBlock extends FieldBlock {
  block: 'heading'
}

export interface TextBlock extends FieldBlock {
  block: 'text'
  look?: 'lead' | 'quiet'
}

export interface ArabicBlock extends FieldBlock {
  block: 'arabic'
}

export interface CalloutBlock extends FieldBlock {
  block: 'callout'
}

export interface RichTextBlock extends FieldBlock {
  block: 'rich-text'
}

export interface ImageBlock {
  block: 'image'
  field: string
  shape?: 'wide' | 'portrait' | 'round'
}

export interface MetaBlock {
  block: 'meta'
  items: readonly PreviewItem[]
}

export interface FactsBlock {
  block: 'facts'
  items: readonly PreviewItem[]
}

export interface BadgeBlock {
  block: 'badge'
  items: readonly PreviewItem[]
}

export interface LinkBlock {
  block: 'link'
  field: string
  label?: string
}

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
  shown?: Partial<Readonly<Record<Device, When>>>
  blocks: readonly PreviewBlock[]
}
