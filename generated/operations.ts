import type { OperationRow, TagModule } from '../src/client/operation.ts'

/** Every operation of the contract: tag, method, privileges (any suffices; null: public), path parameters, 1 with query. */
export const operations = {
  createDua: ["dua","post",["DUA_CREATE"]],
  createDuaCategory: ["duaCategory","post",["DUA_CATEGORY_CREATE"]],
  deleteDua: ["dua","delete",["DUA_DELETE"],["id"]],
  deleteDuaCategory: ["duaCategory","delete",["DUA_CATEGORY_DELETE"],["id"]],
  getDua: ["dua","get",["DUA_READ","DUA_UPDATE"],["id"]],
  getDuaCategory: ["duaCategory","get",["DUA_CATEGORY_READ","DUA_CATEGORY_UPDATE"],["id"]],
  listDua: ["dua","get",["DUA_READ"],[],1],
  listDuaCategory: ["duaCategory","get",["DUA_CATEGORY_READ"],[],1],
  totalDuaCategory: ["duaCategory","get",[],[],1],
  updateDua: ["dua","put",["DUA_UPDATE"]],
  updateDuaCategory: ["duaCategory","put",["DUA_CATEGORY_UPDATE"]],
} as const satisfies Record<string, OperationRow>

/** The client code of each tag, loaded with the first module that needs it. */
export const tags: Record<string, () => Promise<TagModule>> = {
  dua: () => import('./api/dua/dua'),
  duaCategory: () => import('./api/dua-category/dua-category'),
}
