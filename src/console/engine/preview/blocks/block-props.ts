import type { ReactNode } from 'react'
import type { PreviewBlock } from '../../../../modules/format/types.ts'
import type { Scope } from '../scope.ts'

export type RenderBlocks = (blocks: readonly PreviewBlock[], scope: Scope) => ReactNode

/** The blocks of certain kinds. */
export type BlockOf<Kind extends PreviewBlock['block']> = Extract<PreviewBlock, { block: Kind }>

/** Props of a block component. */
export interface BlockProps<Block = PreviewBlock> {
  block: Block
  scope: Scope
  /** Renders nested blocks. */
  render: RenderBlocks
}
