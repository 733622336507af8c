import Typography from '@mui/material/Typography'
import { textDirection } from '../../../ui/text-direction.ts'
import { contentOf } from '../content.ts'
import { fieldOf } from '../scope.ts'
import type { BlockOf, BlockProps } from './block-props.ts'

/** The name of the record or item; the field's label while it is empty. */
export const HeadingBlock = ({ block, scope }: BlockProps<BlockOf<'heading'>>) => {
  const { text, lang } = contentOf(scope, block)
  const isFirst = scope.level < 4
  const size = { fontSize: isFirst ? 'var(--heading)' : '1rem', fontWeight: 600, lineHeight: 1.35 }
  if (text === '')
    return (
      <Typography sx={{ ...size, color: 'text.secondary', fontWeight: 400 }}>
        {fieldOf(scope, block.field).label}
      </Typography>
    )
  return (
    <Typography
      component={isFirst ? 'h3' : 'h4'}
      variant='inherit'
      dir={textDirection(text)}
      lang={lang}
      sx={{ ...size, overflowWrap: 'anywhere' }}
    >
      {text}
    </Typography>
  )
}
