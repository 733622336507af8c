import { copyFile, mkdir, mkdtemp, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { consoleRoleType } from '../../contract/conventions/session.ts'
import { regularId } from '../../contract/operations/operation-names.ts'
import { makePassword } from '../auth/password-choice.ts'
import { findSuperAdminRole, superAdminRole } from '../auth/signed-in-user.ts'
import type { Contract } from '../contract/read-contract.ts'
import { plainSchema } from '../contract/schema.ts'
import { userResource } from '../contract/table/field.ts'
import type { Table } from '../contract/table/table.ts'
import type { Services } from '../services.ts'
import { setPassword } from '../store/accounts/credentials.ts'
import { fileObjectName, fileUrlOf, newFileKey } from '../store/files/files.ts'
import { fileStoreOf, uploadFolder } from '../store/files/open-files.ts'
import type { Writer } from '../store/write/writer.ts'
import { contentOf, headLength } from '../upload/content.ts'
import { readStart } from '../upload/receive.ts'
import { type KeepFile, loadDemo, prepareDemo } from './load-demo.ts'

/** Copies a file of the demo content to the file store, like an upload. */
const keepDemoFile = ({ settings }: Services): KeepFile => {
  const files = fileStoreOf(settings)
  return async (path) => {
    const uploading = uploadFolder(settings)
    await mkdir(uploading, { recursive: true })
    const copy = join(await mkdtemp(join(uploading, 'demo-')), basename(path))
    await copyFile(path, copy)
    const key = newFileKey()
    const { size } = await stat(copy)
    const { extension, type } = await contentOf(await readStart(copy, headLength))
    await files.put(fileObjectName(key, extension), copy, type)
    const fileName = basename(path)
    return {
      fileUrl: fileUrlOf(key, fileName),
      fileName,
      fileExtension: extension,
      fileType: type,
      fileSize: size,
    }
  }
}

/** Sign-in details if this start created the first admin; otherwise null. */
export type FirstStart = {
  readonly email: string
  readonly password: string
  readonly madeUp: boolean
} | null

const createdBy = (contract: Contract, table: Table): boolean =>
  contract.operations.some(({ id }) => id === regularId(table.resource, 'create'))

/** The values of a label that lists all existing records: privileges, static pages. */
const fixedLabels = (contract: Contract, table: Table): string[] => {
  const label = table.schema.properties?.[table.label]
  const values = label && plainSchema(label).enum
  return values && !createdBy(contract, table) ? values.filter((value) => typeof value === 'string') : []
}

/** Privileges in operations that the record's enumeration may lack. */
const requiredPrivileges = (contract: Contract): string[] =>
  contract.operations.flatMap(({ privileges }) => privileges ?? [])

/** Adds records that the contract lists and the database lacks, in the contract's order. */
const addFixedRecords = async (contract: Contract, writer: Writer): Promise<void> => {
  for (const table of contract.tables.values()) {
    const more = table.resource === 'Privilege' ? requiredPrivileges(contract) : []
    const missing = new Set([...fixedLabels(contract, table), ...more])
    if (missing.size === 0) continue
    const existing = await writer.find(table.resource, {})
    for (const { body } of existing) missing.delete(String(body[table.label]))
    for (const value of missing) await writer.insert(table.resource, { [table.label]: value })
  }
}

/** Ensures that the super admin role exists with all privileges; returns its id. */
const refreshRole = async (contract: Contract, writer: Writer): Promise<number> => {
  const held = contract.tables.get('Role')?.references.find(({ target }) => target === 'Privilege')?.path[0]
  if (held === undefined) throw new Error('The roles of the contract hold no privileges.')
  const all = (await writer.find('Privilege', {})).map(({ id }) => id)
  const role = await findSuperAdminRole(writer)
  if (!role)
    return writer.insert('Role', {
      roleName: superAdminRole,
      roleType: consoleRoleType,
      description: 'Holds every privilege; cannot be changed or deleted.',
      [held]: all,
    })
  const heldIds = new Set(Array.isArray(role.body[held]) ? role.body[held] : [])
  if (all.some((id) => !heldIds.has(id))) await writer.update('Role', role.id, { [held]: all })
  return role.id
}

/** Updates roles and privileges to the contract; returns the id of the super admin role. */
export const syncRoles = async (contract: Contract, writer: Writer): Promise<number> => {
  await addFixedRecords(contract, writer)
  return refreshRole(contract, writer)
}

/** The stored form of a super admin who can sign in. */
export const adminBody = (
  contract: Contract,
  role: number,
  email: string,
): Record<string, string | number | boolean> => {
  const users = contract.tables.get(userResource)
  const roleProperty = users?.references.find(({ target }) => target === 'Role')?.path[0] ?? 'roleId'
  return {
    name: 'Administrator',
    email,
    [roleProperty]: role,
    verified: true,
    banned: false,
    registerType: 'WEB',
  }
}

/**
 * Updates roles and privileges to the contract. In an empty database it also creates the first admin, and the demo
 * content unless disabled in the settings, all or nothing. Safe for concurrent starts of several processes.
 */
export const firstStart = async (services: Services): Promise<FirstStart> => {
  const { contract, passwords, settings, store } = services
  const password = settings.adminPassword ?? makePassword()
  const isEmpty = (await store.count(userResource, {})) === 0
  // Hashes and files are created outside of the transaction, which blocks all other starting processes.
  const hash = isEmpty ? await passwords.admit('', (hasher) => hasher.hash(password)) : null
  const demo = isEmpty && settings.demo ? await prepareDemo(contract.tables, keepDemoFile(services)) : []
  return store.transaction(async (writer) => {
    await writer.exclusive('first start')
    const role = await syncRoles(contract, writer)
    if (hash === null || (await writer.count(userResource, {})) > 0) return null
    const admin = await writer.insert(userResource, adminBody(contract, role, settings.adminEmail))
    await setPassword(writer.db, admin, hash)
    await loadDemo(contract.tables, writer, demo)
    return { email: settings.adminEmail, password, madeUp: settings.adminPassword === null }
  })
}
