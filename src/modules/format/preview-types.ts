import type { When } from './value-types.ts'

/** The device on which the audience sees a record. */
export type Device = 'phone' | 'site'

interface FieldBlock {
  field: string
  or?: string
  label?: string | true
}

/** A value in a list of values: rendered by its cell, else like the form's widget. */
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

/** A part of a preview; hidden without content. */
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

/** `preview.json`: the record as its audience sees it. Fields are the form's. */
export interface PreviewFile {
  shown?: Partial<Readonly<Record<Device, When>>>
  blocks: readonly PreviewBlock[]
}
