import type { ReactNode } from 'react'
import type { PreviewBlock } from '../../../../modules/format/types.ts'
import type { Scope } from '../scope.ts'

export type RenderBlocks = (blocks: readonly PreviewBlock[], scope: Scope) => ReactNode

/** The blocks of some kinds. */
export type BlockOf<Kind extends PreviewBlock['block']> = Extract<PreviewBlock, { block: Kind }>

/** What the component of a block is given. */
export interface BlockProps<Block = PreviewBlock> {
  block: Block
  scope: Scope
  /** Shows blocks within this one. */
  render: RenderBlocks
}
