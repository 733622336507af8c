import type {
  ChangePassword,
  Done,
  ForgotPassword,
  GetMeParams,
  MeAnswer,
  MySessions,
  ProfilePictureUpdate,
  ProfileUpdate,
  RenewalAnswer,
  SecondFactorProof,
  SignIn,
  SignInAnswer,
  SignUp
} from '../../models';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Returns an access token for an e-mail address and password. Any account can sign in; the console admits only users whose first role has type ADMIN. After too many failed attempts from one network address, or on one account from new addresses, returns 429; a temporary password still works then. For a user with a second step, the right password returns 401 with the code `session.secondStep` and a ticket for `POST /api/signin/second-factor`.
 * @summary Sign in
 */
export const signIn = (
    signInBody: BodyType<SignIn>,
 options?: SecondParameter<typeof request>,) => {


      return request<SignInAnswer>(
      {url: `/api/signin`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: signInBody
    },
      options);
    }


/**
 * Returns an access token for the ticket of the first step and exactly one proof: a code of the authenticator app, the response of a passkey, or a recovery code. Each code works once. The ticket works once, within ten minutes. After too many wrong codes, returns 429.
 * @summary Sign in: the second step
 */
export const proveSecondFactor = (
    secondFactorProof: BodyType<SecondFactorProof>,
 options?: SecondParameter<typeof request>,) => {


      return request<SignInAnswer>(
      {url: `/api/signin/second-factor`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: secondFactorProof
    },
      options);
    }


/**
 * Returns a new access token for the renewal token, an HTTP-only cookie that sign-in and every renewal set, and sets the next renewal token. The session is then valid as long as after a sign-in. A renewal token works once; using it again later ends the session. Without the cookie, the payload is null. The second renewal invalidates access tokens from before the first.
 * @summary Renew the session
 */
export const renewSession = (

 options?: SecondParameter<typeof request>,) => {


      return request<RenewalAnswer>(
      {url: `/api/signin/renew`, method: 'POST'
    },
      options);
    }


/**
 * Creates an account of the app and mails a password that works for one sign-in. The account has no role and cannot open the console. The response is the same when the address has an account; its owner is informed by mail. 422 for a common password, or one that contains the name or the address.
 * @summary Create an account
 */
export const signUp = (
    signUpBody: BodyType<SignUp>,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/auth/signup`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: signUpBody
    },
      options);
    }


/**
 * Ends the session of the access token. Other sessions of the user continue. Open to every signed-in user.
 * @summary Sign out
 */
export const signOut = (

 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/signout`, method: 'POST'
    },
      options);
    }


/**
 * Returns the user of the access token, with roles and privileges. Open to every signed-in user, because the console learns the role from it. The first role determines the permissions; `previleges` (spelled so) repeats their names.
 * @summary Get the signed-in user
 */
export const getMe = (
    params?: GetMeParams,
 options?: SecondParameter<typeof request>,) => {


      return request<MeAnswer>(
      {url: `/api/me`, method: 'GET',
        params
    },
      options);
    }


/**
 * Returns all sessions of the signed-in user: the present one first, then by last use.
 * @summary List own sessions
 */
export const listMySessions = (

 options?: SecondParameter<typeof request>,) => {


      return request<MySessions>(
      {url: `/api/me/sessions`, method: 'GET'
    },
      options);
    }


/**
 * Ends every session of the signed-in user except the present one.
 * @summary End all other sessions
 */
export const endMyOtherSessions = (

 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/me/sessions`, method: 'DELETE'
    },
      options);
    }


/**
 * Ends one session of the signed-in user; its access token becomes invalid. 409 for the present session, which `POST /api/signout` ends.
 * @summary End another session
 */
export const endMySession = (
    sessionId: string,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/me/sessions/${encodeURIComponent(String(sessionId))}`, method: 'DELETE'
    },
      options);
    }


/**
 * Replaces the password of the signed-in user and ends all other sessions. The present session continues with a new access token in the header `X-Access-Token`. 422 when the e-mail address is not the user's, the previous password is wrong, the repetition differs, or the new password is common or contains the name or address.
 * @summary Change own password
 */
export const changePassword = (
    changePasswordBody: BodyType<ChangePassword>,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/changepassword`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: changePasswordBody
    },
      options);
    }


/**
 * Mails a temporary password to the address. The response is the same whether or not an account has this address.
 * @summary Request a temporary password
 */
export const forgotPassword = (
    forgotPasswordBody: BodyType<ForgotPassword>,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/forgetpassword`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: forgotPasswordBody
    },
      options);
    }


/**
 * Replaces name, gender and phone number of the signed-in user. The path is the foundation's; no document shows its body.
 * @summary Update own profile
 */
export const updateProfile = (
    profileUpdate: BodyType<ProfileUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/auth/profile/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: profileUpdate
    },
      options);
    }


/**
 * Replaces the photo of the signed-in user. The path is the foundation's; no document shows its body.
 * @summary Update own photo
 */
export const updateProfilePicture = (
    profilePictureUpdate: BodyType<ProfilePictureUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/auth/profile-picture/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: profilePictureUpdate
    },
      options);
    }


