import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { textDirection } from '../../../ui/text-direction.ts'
import { contentOf } from '../content.ts'
import type { BlockOf, BlockProps } from './block-props.ts'
import { Labelled } from './labelled.tsx'

const looks = {
  arabic: {
    fontFamily: '"Noto Naskh Arabic", serif',
    fontSize: 'var(--arabic)',
    lineHeight: 2,
    px: 4,
    py: 3,
    borderRadius: 2,
    bgcolor: 'action.hover',
  },
  callout: {
    px: 4,
    py: 3,
    fontWeight: 600,
    borderRadius: 2,
    bgcolor: 'action.hover',
    borderInlineStart: '4px solid',
    borderColor: 'primary.main',
  },
  lead: { fontSize: '1.0625em', color: 'text.secondary' },
  quiet: { color: 'text.secondary' },
  plain: {},
} as const satisfies Readonly<Record<string, SxProps<Theme>>>

const lookOf = (block: BlockOf<'text' | 'arabic' | 'callout'>): keyof typeof looks =>
  block.block === 'text' ? (block.look ?? 'plain') : block.block

/** A plain text with its paragraphs. */
export const TextBlock = ({ block, scope }: BlockProps<BlockOf<'text' | 'arabic' | 'callout'>>) => {
  const { text, lang } = contentOf(scope, block)
  if (text === '') return null
  const isArabic = block.block === 'arabic'
  return (
    <Labelled scope={scope} block={block}>
      <Typography
        variant='inherit'
        component='p'
        dir={isArabic ? 'rtl' : textDirection(text)}
        lang={isArabic ? 'ar' : lang}
        sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', ...looks[lookOf(block)] }}
      >
        {text}
      </Typography>
    </Labelled>
  )
}
