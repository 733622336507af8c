import { RichText } from '../../../cells/rich-text/rich-text-view.tsx'
import { contentOf } from '../content.ts'
import type { BlockOf, BlockProps } from './block-props.ts'
import { Labelled } from './labelled.tsx'

/** Sanitized rich text, rendered like elsewhere in the console. */
export const RichTextBlock = ({ block, scope }: BlockProps<BlockOf<'rich-text'>>) => {
  const { text, lang } = contentOf(scope, block)
  if (text === '') return null
  return (
    <Labelled scope={scope} block={block}>
      <RichText html={text} {...(lang !== undefined && { lang })} />
    </Labelled>
  )
}
