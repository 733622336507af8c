import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isAvailable } from '../../../../client/availability.ts'
import { optionalQuery, privilegesOf } from '../../../../client/call.ts'
import { thumbnailUrl } from '../../../../client/files/thumbnail.ts'
import { pageQuery } from '../../../../contract/conventions/query.ts'
import { asRecord } from '../../../../contract/json.ts'
import type { CardContents } from '../../../../modules/format/types.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { usePrivilegeCheck } from '../../../session/use-session.ts'
import { defaultImage } from '../../../ui/default-images.ts'
import { evaluateAll, getPath, type ValueContext } from '../../values.ts'
import { type ListRow, readRows } from '../state/list-rows.ts'

/** Height in CSS pixels; the card reserves it. */
const coverHeight = 140

export interface CardCoverProps {
  contents: CardContents
  row: ListRow
  values: ValueContext
}

/** The number of records that belong to a card, over the picture of the first one; a default picture without one. */
export const CardCover = ({ contents, row, values }: CardCoverProps) => {
  const { i18n } = useTranslation()
  const label = useLabel()
  const check = usePrivilegeCheck()
  const { operation, pathParams, params, picture } = contents
  const isOffered = isAvailable(operation) && check(privilegesOf(operation) ?? [])
  const context = { ...values, row }
  const { data } = useQuery(
    optionalQuery(isOffered ? operation : undefined, {
      path: evaluateAll(pathParams, context),
      query: { ...pageQuery({ page: 0, size: 1 }), ...evaluateAll(params, context) },
    }),
  )
  const { rows, total } = readRows({ columns: [] }, data?.payload)
  const { fileUrl } = asRecord(picture === undefined ? undefined : getPath(rows[0], picture))
  const isPicture = typeof fileUrl === 'string'
  return (
    <Box sx={{ position: 'relative', height: coverHeight, bgcolor: 'action.hover' }}>
      {(data || !isOffered) && (
        <Box
          component='img'
          src={isPicture ? thumbnailUrl(fileUrl, 2 * coverHeight) : defaultImage}
          alt=''
          loading='lazy'
          sx={({ palette }) => ({
            width: 1,
            height: 1,
            objectFit: 'cover',
            display: 'block',
            // The default picture is bright.
            ...(!isPicture && palette.mode === 'dark' && { opacity: 0.15 }),
          })}
        />
      )}
      {data && (
        <Box
          component='p'
          sx={{
            ...{ position: 'absolute', insetInlineStart: 8, bottom: 8, m: 0, px: 2, borderRadius: 1 },
            ...{ bgcolor: 'grey.900', color: 'common.white', typography: 'body2' },
          }}
        >
          {`${label(contents.label)}: ${formatNumber(total, i18n.language)}`}
        </Box>
      )}
    </Box>
  )
}
