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
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Exchanges e-mail address and password for an access token. Any account may sign in here; the console itself lets in only users whose first role is of type ADMIN. Too many failed tries answer 429 for a while: from one address of the network, and on one account from addresses that it never signed in from; a temporary password signs in even then. Of a user who has set up a second step, the right password is answered with 401, the code `session.secondStep` and a ticket for `POST /api/signin/second-factor`.
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
 * Exchanges the ticket that sign-in gave after the right password, together with one more proof, for an access token: a code of the authenticator app, what a passkey answered, or a recovery code, exactly one of them. A code and a recovery code count once, a ticket for ten minutes and one sign-in. Too many wrong ones answer 429 for a while; on one account, codes of the app from addresses that it never signed in from too.
 * @summary The second step of signing in
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
 * Exchanges the renewal token, which sign-in and every renewal set as a cookie that scripts cannot read, for a new access token that lasts for minutes, and for the next renewal token. The session then lasts as long as after signing in. A renewal token counts once; one that comes again, later than tabs of one browser would send it, ends the session. Without one nothing happens, and null is answered. After the second renewal the access tokens from before the first count no more.
 * @summary Stay signed in
 */
export const renewSession = (

 options?: SecondParameter<typeof request>,) => {


      return request<RenewalAnswer>(
      {url: `/api/signin/renew`, method: 'POST'
    },
      options);
    }


/**
 * Stores a new account of the app and mails a password that signs in once; from then on the chosen one counts. The account holds no role, so it cannot enter the console. The answer is the same for an address that has an account already: its owner is told by mail, and nothing changes. 422 for a password that is among the commonest or holds the name or the address.
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
 * Ends the session that the access token belongs to; the token no longer counts. Other sessions of the user go on. Every signed-in user may ask, whatever the role type.
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
 * The user that the access token belongs to, with roles and privileges. Every signed-in user may ask, whatever the role type, because this answer is how the console learns the role. Permissions come from the first role; `previleges` (spelled so) repeats their names.
 * @summary The signed-in user
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
 * Every place where the signed-in user is signed in at the moment, this one first, then the last used.
 * @summary Where one is signed in
 */
export const listMySessions = (

 options?: SecondParameter<typeof request>,) => {


      return request<MySessions>(
      {url: `/api/me/sessions`, method: 'GET'
    },
      options);
    }


/**
 * Ends every session of the signed-in user but the one that asks.
 * @summary Sign out everywhere else
 */
export const endMyOtherSessions = (

 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/me/sessions`, method: 'DELETE'
    },
      options);
    }


/**
 * Ends one session of the signed-in user; its access token no longer counts. 409 for the session that asks, which signs out instead.
 * @summary Sign out somewhere else
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
 * Replaces the password of the signed-in user, whatever the role type, and ends every other session. The session that asked goes on under a new access token, in the header `X-Access-Token`. 422 when the e-mail address is somebody else's, the previous password is wrong, or the new one is not repeated exactly, is among the commonest or holds the user's name or address.
 * @summary Change one's own password
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
 * Mails a temporary password to the address. The answer is the same whether or not an account has this address.
 * @summary Ask for a temporary password
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
 * Replaces name, gender and phone number of the signed-in user. The path is that of the foundation's API; of its body nothing is known.
 * @summary Update one's own profile
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
 * Replaces the display photo of the signed-in user. The path is that of the foundation's API; of its body nothing is known.
 * @summary Update one's own photo
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


