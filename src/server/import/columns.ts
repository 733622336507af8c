import { emailAddress } from '../../contract/text/email-address.ts'
import { westernDigits } from '../../contract/text/western-digits.ts'
import { type CodedMessage, codedMessage, type MessageCode, type Params } from '../messages/message-code.ts'
import { isUnambiguous } from '../text/unambiguous.ts'

/** A value of an imported member: text, a number, or nothing. */
export type Value = string | number | null

/** Converts the text of a cell to a value. Throws a {@link CellFault} with the reason. */
export type Reading = (text: string) => Value

/** The reason why a cell is invalid. */
export class CellFault extends Error {
  readonly coded: CodedMessage

  constructor(code: MessageCode, params?: Params) {
    super(code)
    this.name = 'CellFault'
    this.coded = codedMessage(code, params)
  }
}

/** One column of the import. */
export interface Column {
  /** Property of the member, and the English heading. */
  readonly name: string
  /** The heading in the template. */
  readonly heading: string
  readonly required: boolean
  /** The part of a cell that is read: the displayed text, the stored number, or the day. */
  readonly holds: 'text' | 'number' | 'date'
  readonly read: Reading
  /** The value in the example row. */
  readonly example: string
}

const text =
  (longest: number): Reading =>
  (value) => {
    if ([...value].length > longest) throw new CellFault('import:cell.maxLength', { limit: longest })
    return value
  }

const line = text(255)

/** Restores the leading zero of a mobile number, which spreadsheet programs drop from numbers. */
const withZero = (number: string): string => (/^1\d{9}$/.test(number) ? `0${number}` : number)

const phone: Reading = (value) => {
  const number = withZero(westernDigits(value))
  if (!/^\+?\d[\d\s()-]{4,30}$/.test(number)) throw new CellFault('import:cell.phone')
  return number
}

/** Throws for an ambiguous value, since it identifies members. */
const checkUnambiguous = (value: string): void => {
  if (!isUnambiguous(value)) throw new CellFault('import:cell.ambiguous')
}

const email: Reading = (value) => {
  if (value.length > 255 || !emailAddress.test(value)) throw new CellFault('import:cell.email')
  checkUnambiguous(value)
  return value
}

const memberId: Reading = (value) => {
  const id = westernDigits(value)
  if (id.includes('@')) return email(id)
  if (!/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}./_-]{0,63}$/u.test(id)) throw new CellFault('import:cell.memberId')
  checkUnambiguous(id)
  return id
}

const genders: Readonly<Record<string, string>> = {
  male: 'MALE',
  m: 'MALE',
  পুরুষ: 'MALE',
  female: 'FEMALE',
  f: 'FEMALE',
  মহিলা: 'FEMALE',
  নারী: 'FEMALE',
}

const gender: Reading = (value) => {
  const key = value.toLowerCase()
  const found = Object.hasOwn(genders, key) ? genders[key] : undefined
  if (found === undefined) throw new CellFault('import:cell.gender')
  return found
}

const lesson: Reading = (value) => {
  const number = Number(westernDigits(value))
  if (!Number.isInteger(number) || number < 1 || number > 9) throw new CellFault('import:cell.lesson')
  return number
}

const date: Reading = (value) => {
  const plain = westernDigits(value)
  const [, y, m, d] =
    /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(plain) ?? reversed(/^(\d\d?)[-/.](\d\d?)[-/.](\d{4})$/.exec(plain))
  const day = new Date(Date.UTC(Number(y), Number(m) - 1, Number(d)))
  const real = day.getUTCMonth() === Number(m) - 1 && day.getUTCDate() === Number(d)
  if (!real || day.getUTCFullYear() < 1850 || day.getTime() > Date.now())
    throw new CellFault('import:cell.date')
  return day.toISOString().slice(0, 10)
}

const reversed = (found: RegExpExecArray | null): string[] =>
  found ? [found[0], ...found.slice(1).reverse()] : []

const bloodGroup: Reading = (value) => {
  const group = value.toUpperCase().replace(/\s/g, '')
  if (!/^(A|B|AB|O)[+-]$/.test(group)) throw new CellFault('import:cell.bloodGroup')
  return group
}

const column = (name: string, heading: string, read: Reading, example: string, required = false): Column => ({
  name,
  heading,
  required,
  holds: read === date ? 'date' : read === lesson ? 'number' : 'text',
  read,
  example,
})

/** The columns, in the order of the template. */
export const columns: readonly Column[] = [
  column('name', 'নাম', line, 'আবদুল করিম', true),
  column('email', 'সদস্য নম্বর', memberId, 'M-2001', true),
  column('optionalEmail', 'ইমেইল', email, 'abdul.karim@example.org'),
  column('phoneNumber', 'ফোন নম্বর', phone, '01200000031'),
  column('gender', 'লিঙ্গ', gender, 'পুরুষ'),
  column('currentLessonName', 'বর্তমান সবক', lesson, '1'),
  column('presentAddress', 'বর্তমান ঠিকানা', line, 'বাড়ি ৫, সড়ক ২'),
  column('presentUpazila', 'বর্তমান উপজেলা', line, 'সাভার'),
  column('presentDistrict', 'বর্তমান জেলা', line, 'ঢাকা'),
  column('presentCountry', 'বর্তমান দেশ', line, 'বাংলাদেশ'),
  column('permanentAddress', 'স্থায়ী ঠিকানা', line, 'গ্রাম শ্যামপুর'),
  column('permanentUpazila', 'স্থায়ী উপজেলা', line, 'মেলান্দহ'),
  column('permanentDistrict', 'স্থায়ী জেলা', line, 'জামালপুর'),
  column('permanentCountry', 'স্থায়ী দেশ', line, 'বাংলাদেশ'),
  column('nidPassportNo', 'এনআইডি বা পাসপোর্ট নম্বর', line, '0000000051'),
  column('dob', 'জন্মতারিখ', date, '02-11-1988'),
  column('bloodGroup', 'রক্তের গ্রুপ', bloodGroup, 'O+'),
  column('introducerName', 'পরিচয়দাতার নাম', line, 'রফিকুল আলম'),
  column('fatherName', 'পিতার নাম', line, 'আবুল হাসান'),
  column('motherName', 'মাতার নাম', line, 'রাহেলা খাতুন'),
  column('nationality', 'জাতীয়তা', line, 'বাংলাদেশি'),
  column('maritalStatus', 'বৈবাহিক অবস্থা', line, 'বিবাহিত'),
  column('educationQualification', 'শিক্ষাগত যোগ্যতা', line, 'স্নাতক'),
  column('occupation', 'পেশা', line, 'শিক্ষক'),
  column('bayatTakingTime', 'বাইয়াত গ্রহণের সময়', line, 'মার্চ ২০২১'),
  column('emergencyContactName', 'জরুরি যোগাযোগের নাম', line, 'আবুল হাসান'),
  column('emergencyContactPhoneNumber', 'জরুরি যোগাযোগের ফোন', phone, '01200000032'),
  column('emergencyContactAddress', 'জরুরি যোগাযোগের ঠিকানা', line, 'গ্রাম শ্যামপুর, মেলান্দহ'),
]

const plain = (heading: string): string =>
  heading
    .normalize('NFC')
    .replace(/[\s*_:]+/g, ' ')
    .trim()
    .toLowerCase()

const byHeading = new Map(
  columns.flatMap((each) => [
    [plain(each.heading), each],
    [plain(each.name), each],
  ]),
)

/** The column with this heading, in Bengali or by the property's name; null for an unknown one. */
export const columnOf = (heading: string): Column | null => byHeading.get(plain(heading)) ?? null
