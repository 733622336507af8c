import type { ComponentType } from 'react'
import type { PreviewBlock } from '../../../../modules/format/types.ts'
import { namesOf } from '../content.ts'
import type { BlockOf, BlockProps, RenderBlocks } from './block-props.ts'
import { HeadingBlock } from './heading-block.tsx'
import { ImageBlock } from './image-block.tsx'
import { BadgeBlock, FactsBlock, MetaBlock } from './items-block.tsx'
import { LinkBlock } from './link-block.tsx'
import { ListBlock } from './list-block.tsx'
import { RichTextBlock } from './rich-text-block.tsx'
import { TextBlock } from './text-block.tsx'

type Registry = { readonly [Kind in PreviewBlock['block']]: ComponentType<BlockProps<BlockOf<Kind>>> }

const registry: Registry = {
  heading: HeadingBlock,
  text: TextBlock,
  arabic: TextBlock,
  callout: TextBlock,
  'rich-text': RichTextBlock,
  image: ImageBlock,
  meta: MetaBlock,
  facts: FactsBlock,
  badge: BadgeBlock,
  link: LinkBlock,
  list: ListBlock,
}

/** Renders the blocks of a preview in order. */
export const renderBlocks: RenderBlocks = (blocks, scope) =>
  blocks.map((block) => {
    const Block = registry[block.block] as ComponentType<BlockProps>
    const key = [block.block, ...namesOf(block)].join(' ')
    return <Block key={key} block={block} scope={scope} render={renderBlocks} />
  })
