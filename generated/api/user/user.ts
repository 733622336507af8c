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
} from '../../models';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of the users of app and website, staff included. Members are users of register type WEB.
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
 * The user with this number, with all data of a member.
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
 * Creates a verified user of register type WEB who can sign in with this password. 409 when the e-mail address exists. 422 when the role has a privilege that the requesting admin lacks, and for a password that is common or contains the name or the address. Only a super admin can assign the role SUPER ADMIN.
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
 * Deletes the user. 409 while other records refer to the user, for oneself, or for the last super admin who can sign in; 403 for a user with privileges that the requesting admin lacks.
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
 * Sets whether the user is verified. The console only sends true. A user of the website who is no longer verified is signed out and cannot sign in. 403 for a user with privileges that the requesting admin lacks, 422 for oneself, 409 for the last super admin who can sign in.
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
 * Sets whether the user is banned. A banned user is signed out and cannot sign in. 403 for a user with privileges that the requesting admin lacks, 422 for oneself, 409 for the last super admin who can sign in.
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
 * Removes the authenticator app, the passkeys and the recovery codes of a user who has lost them, and ends the user's sessions. 403 for a user with privileges that the requesting admin lacks, 409 for a user without a second step.
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
 * Deletes the member and all of the member's activities. 409 for a member that a setting protects, or for oneself.
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
 * Gives the user a new password, ends the user's sessions, and sends the password by text message or mail. 403 for a user with privileges that the requesting admin lacks.
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
 * Creates a member of register type WEB for each row of a spreadsheet; all rows or none. `GET /static/file` returns the columns.
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
 * An empty spreadsheet with the columns of the import and one example row.
 * @summary Get the spreadsheet template for the import
 */
export const getMemberImportFormat = (

 options?: SecondParameter<typeof request>,) => {


      return request<Blob>(
      {url: `/static/file`, method: 'GET',
        responseType: 'blob'
    },
      options);
    }


