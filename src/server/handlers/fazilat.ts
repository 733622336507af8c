import type {
  Fazilat,
  FazilatUpdateApp,
  FazilatUpdateWeb,
} from '../../../generated/api/foundation.schemas.ts'
import { notFound, unprocessable } from '../errors.ts'
import { type Serialized, storedOf } from '../stored-model.ts'
import { bodyOf } from './call.ts'
import type { Call, HandlerResult } from './handler.ts'

/** Updates a fazilat of one of these kinds; 422 for another kind, since the form would clear its properties. */
const updateOfKind = async (
  call: Call,
  { id }: Serialized<FazilatUpdateApp | FazilatUpdateWeb>,
  kinds: readonly Fazilat['fazilatType'][],
): Promise<HandlerResult> =>
  call.store.transaction(async (writer) => {
    const before = await writer.lock('Fazilat', id)
    if (!before) throw notFound()
    const { fazilatType: kind = null } = storedOf<Fazilat>(before)
    if (kind === null || !kinds.includes(kind))
      throw unprocessable(
        [{ path: '/id', code: 'fazilat.isOfKind', params: { kind: String(kind) } }],
        'fazilat.ofKind',
        { kind: String(kind) },
      )
    return call.regular({ verb: 'update', resource: 'Fazilat', writer })
  })

/** updateFazilatApp: one of the app, of an amaliyat or of a hadith sub-category. */
export const updateFazilatApp = (call: Call): Promise<HandlerResult> =>
  updateOfKind(call, bodyOf<FazilatUpdateApp>(call), ['APP', 'HADITH_CATEGORY'])

/** updateFazilatWeb: one of the website. */
export const updateFazilatWeb = (call: Call): Promise<HandlerResult> =>
  updateOfKind(call, bodyOf<FazilatUpdateWeb>(call), ['WEB'])
