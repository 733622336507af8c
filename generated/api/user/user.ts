import type {
  Created,
  Done,
  ListUserParams,
  MemberImport,
  UserBannedStatus,
  UserCreate,
  UserMailSms,
  UserOne,
  UserPage,
  UserSecondFactorReset,
  UserVerifyStatus
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of users of app and website, staff included. Members are the users of register type WEB. The picker of the notification form asks here too.
 * @summary List users
 */
export const listUser = (
    params?: ListUserParams,
 options?: SecondParameter<typeof request>,) => {


      return request<UserPage>(
      {url: `/api/user/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * The user with this number, with everything that is known of a member.
 * @summary One user
 */
export const getUser = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<UserOne>(
      {url: `/api/user/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new user who may sign in with this password, of register type WEB and verified. 409 when the e-mail address is taken. 422 when the role holds a privilege that the asking admin lacks, and for a password that is among the commonest or holds the name or the address. Only a super admin gives the role SUPER ADMIN.
 * @summary Add an admin
 */
export const createUser = (
    userCreate: BodyType<UserCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/user/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: userCreate
    },
      options);
    }


/**
 * Deletes the user; 409 while other records refer to it, for oneself, or for the last super admin who can sign in; 403 for a user who holds privileges that the asking admin lacks.
 * @summary Delete an app user
 */
export const deleteUser = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/user/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


/**
 * Sets whether the user is verified. The console only ever sends true. A user of the website who is no longer verified is signed out at once and cannot sign in. 403 for a user who holds privileges that the asking admin lacks, 422 for oneself, 409 for the last super admin who can sign in.
 * @summary Verify a member
 */
export const updateUserVerifyStatus = (
    userVerifyStatus: BodyType<UserVerifyStatus>,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/user/update-verify-status`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: userVerifyStatus
    },
      options);
    }


/**
 * Sets whether the user is banned. A banned user is signed out at once and cannot sign in. 403 for a user who holds privileges that the asking admin lacks, 422 for oneself, 409 for the last super admin who can sign in.
 * @summary Ban or allow a user
 */
export const updateUserBannedStatus = (
    userBannedStatus: BodyType<UserBannedStatus>,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/user/update-banned-status`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: userBannedStatus
    },
      options);
    }


/**
 * Forgets the authenticator app, the passkeys and the recovery codes of a user who has lost them, and ends the user's sessions. 403 for a user who holds privileges that the asking admin lacks, 409 for one who has none.
 * @summary Reset a user's second step
 */
export const resetUserSecondFactor = (
    userSecondFactorReset: BodyType<UserSecondFactorReset>,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/user/reset-second-factor`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: userSecondFactorReset
    },
      options);
    }


/**
 * Deletes the member and everything the member did. 409 for a name that a setting protects, or for oneself.
 * @summary Delete a member with all activities
 */
export const deleteMember = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/users/delete/userId/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


/**
 * Gives the user a new password, which ends the user's sessions, and sends it by text message to the phone number or by mail to the addresses. 403 for a user who holds privileges that the asking admin lacks.
 * @summary Send a new password
 */
export const sendUserMailSms = (
    userMailSms: BodyType<UserMailSms>,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/user/send-mail-sms`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: userMailSms
    },
      options);
    }


/**
 * Adds every row of a spreadsheet as a member of register type WEB, all or none. The columns are those of `GET /static/file`.
 * @summary Import members
 */
export const importMembers = (
    memberImport: BodyType<MemberImport>,
 options?: SecondParameter<typeof request>,) => {

      const formData = new FormData();
formData.append(`excelFile`, memberImport.excelFile);

      return request<Done>(
      {url: `/api/web-user/excel-import`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData
    },
      options);
    }


/**
 * An empty spreadsheet with the columns of the import and one row to show how.
 * @summary Spreadsheet to fill in for the import
 */
export const getMemberImportFormat = (

 options?: SecondParameter<typeof request>,) => {


      return request<Blob>(
      {url: `/static/file`, method: 'GET',
        responseType: 'blob'
    },
      options);
    }


