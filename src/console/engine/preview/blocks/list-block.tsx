import Box from '@mui/material/Box'
import type { PreviewBlock } from '../../../../modules/format/types.ts'
import { itemScopes } from '../scope.ts'
import type { BlockOf, BlockProps } from './block-props.ts'
import { Labelled } from './labelled.tsx'

const isImage = ({ block }: PreviewBlock): boolean => block === 'image'

/** The items of a list, each with its picture beside the rest. */
export const ListBlock = ({ block, scope, render }: BlockProps<BlockOf<'list'>>) => {
  const items = itemScopes(scope, block.field)
  if (items.length === 0) return null
  const [images, rest] = [block.blocks.filter(isImage), block.blocks.filter((one) => !isImage(one))]
  return (
    <Labelled scope={scope} block={block}>
      <Box
        component='ul'
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          '& > li + li': { mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' },
        }}
      >
        {items.map((item, index) => (
          // Items have no number of their own, and what is shown of one keeps nothing.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Box component='li' key={index} sx={{ display: 'flex', gap: 4, alignItems: 'center' }}>
            {images.length > 0 && <Box sx={{ flex: 'none' }}>{render(images, item)}</Box>}
            <Box sx={{ flex: 1, minWidth: 0, '&& > * + *': { mt: 1 } }}>{render(rest, item)}</Box>
          </Box>
        ))}
      </Box>
    </Labelled>
  )
}
