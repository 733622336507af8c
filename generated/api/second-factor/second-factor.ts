import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  ConflictResponse,
  Done,
  FactorAdded,
  ForbiddenResponse,
  MySecondFactor,
  NoSpaceResponse,
  NotFoundResponse,
  PasskeyCreated,
  PasskeyOptions,
  PasskeyRemoval,
  PasswordAgain,
  PayloadTooLargeResponse,
  RecoveryCodes,
  ServerErrorResponse,
  TooManyRequestsResponse,
  TotpCode,
  TotpSecret,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { ErrorType , BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Returns what the signed-in user has set up for the second step: authenticator app, passkeys, recovery codes. Secrets and codes are not returned.
 * @summary Get own second step
 */
export const getMySecondFactor = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<MySecondFactor>(
      {url: `/api/me/second-factor`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetMySecondFactorQueryKey = () => {
    return [
    "getMySecondFactor"
    ] as const;
    }


export const getGetMySecondFactorQueryOptions = <TData = Awaited<ReturnType<typeof getMySecondFactor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMySecondFactor>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMySecondFactorQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMySecondFactor>>> = ({ signal }) => getMySecondFactor(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMySecondFactor>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMySecondFactorQueryResult = NonNullable<Awaited<ReturnType<typeof getMySecondFactor>>>
export type GetMySecondFactorQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useGetMySecondFactor<TData = Awaited<ReturnType<typeof getMySecondFactor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMySecondFactor>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMySecondFactor>>,
          TError,
          Awaited<ReturnType<typeof getMySecondFactor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMySecondFactor<TData = Awaited<ReturnType<typeof getMySecondFactor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMySecondFactor>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMySecondFactor>>,
          TError,
          Awaited<ReturnType<typeof getMySecondFactor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMySecondFactor<TData = Awaited<ReturnType<typeof getMySecondFactor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMySecondFactor>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get own second step
 */

export function useGetMySecondFactor<TData = Awaited<ReturnType<typeof getMySecondFactor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMySecondFactor>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMySecondFactorQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns a new secret for an authenticator app (TOTP, RFC 6238: SHA-1, 6 digits, 30 seconds). It becomes active when a code is confirmed within 15 minutes in the same session; until then, the previous app stays active. 422 for a wrong password.
 * @summary Start to set up an authenticator app
 */
export const beginMyTotp = (
    passwordAgain: BodyType<PasswordAgain>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TotpSecret>(
      {url: `/api/me/second-factor/totp`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordAgain, ...(signal ? { signal }: {})
    },
      options);
    }




export const getBeginMyTotpMutationKey = () => ['beginMyTotp'] as const;

export const getBeginMyTotpMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginMyTotp>>, TError,BeginMyTotpMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof beginMyTotp>>, TError,BeginMyTotpMutationVariables, TContext> => {

const mutationKey = getBeginMyTotpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof beginMyTotp>>, BeginMyTotpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  beginMyTotp(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BeginMyTotpMutationResult = NonNullable<Awaited<ReturnType<typeof beginMyTotp>>>
    export type BeginMyTotpMutationBody = BodyType<PasswordAgain>
    export type BeginMyTotpMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type BeginMyTotpMutationVariables = {data: BodyType<PasswordAgain>}

    /**
 * @summary Start to set up an authenticator app
 */
export const useBeginMyTotp = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginMyTotp>>, TError,BeginMyTotpMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof beginMyTotp>>,
        TError,
        BeginMyTotpMutationVariables,
        TContext
      > => {
      return useMutation(getBeginMyTotpMutationOptions(options), queryClient);
    }
    /**
 * Activates the app with one of its codes, in place of the previous app. Together with the first second step, returns recovery codes, once. Ends the user's other sessions that began with the password alone. 409 when no set-up was started, or it has expired; 422 for a wrong code.
 * @summary Confirm an authenticator app
 */
export const confirmMyTotp = (
    totpCode: BodyType<TotpCode>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FactorAdded>(
      {url: `/api/me/second-factor/totp/confirm`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: totpCode, ...(signal ? { signal }: {})
    },
      options);
    }




export const getConfirmMyTotpMutationKey = () => ['confirmMyTotp'] as const;

export const getConfirmMyTotpMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmMyTotp>>, TError,ConfirmMyTotpMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmMyTotp>>, TError,ConfirmMyTotpMutationVariables, TContext> => {

const mutationKey = getConfirmMyTotpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmMyTotp>>, ConfirmMyTotpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmMyTotp(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmMyTotpMutationResult = NonNullable<Awaited<ReturnType<typeof confirmMyTotp>>>
    export type ConfirmMyTotpMutationBody = BodyType<TotpCode>
    export type ConfirmMyTotpMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type ConfirmMyTotpMutationVariables = {data: BodyType<TotpCode>}

    /**
 * @summary Confirm an authenticator app
 */
export const useConfirmMyTotp = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmMyTotp>>, TError,ConfirmMyTotpMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmMyTotp>>,
        TError,
        ConfirmMyTotpMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmMyTotpMutationOptions(options), queryClient);
    }
    /**
 * Removes the authenticator app. With the last second step, removes the recovery codes too; 409 while the role requires a second step. 422 for a wrong password.
 * @summary Remove the authenticator app
 */
export const removeMyTotp = (
    passwordAgain: BodyType<PasswordAgain>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/me/second-factor/totp/remove`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordAgain, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRemoveMyTotpMutationKey = () => ['removeMyTotp'] as const;

export const getRemoveMyTotpMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeMyTotp>>, TError,RemoveMyTotpMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof removeMyTotp>>, TError,RemoveMyTotpMutationVariables, TContext> => {

const mutationKey = getRemoveMyTotpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeMyTotp>>, RemoveMyTotpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  removeMyTotp(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveMyTotpMutationResult = NonNullable<Awaited<ReturnType<typeof removeMyTotp>>>
    export type RemoveMyTotpMutationBody = BodyType<PasswordAgain>
    export type RemoveMyTotpMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type RemoveMyTotpMutationVariables = {data: BodyType<PasswordAgain>}

    /**
 * @summary Remove the authenticator app
 */
export const useRemoveMyTotp = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeMyTotp>>, TError,RemoveMyTotpMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeMyTotp>>,
        TError,
        RemoveMyTotpMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveMyTotpMutationOptions(options), queryClient);
    }
    /**
 * Returns the options to create a passkey (WebAuthn, PublicKeyCredentialCreationOptionsJSON) for the requesting origin; valid once, for 15 minutes, in the same session. 422 for a wrong password.
 * @summary Start to add a passkey
 */
export const beginMyPasskey = (
    passwordAgain: BodyType<PasswordAgain>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PasskeyOptions>(
      {url: `/api/me/second-factor/passkey`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordAgain, ...(signal ? { signal }: {})
    },
      options);
    }




export const getBeginMyPasskeyMutationKey = () => ['beginMyPasskey'] as const;

export const getBeginMyPasskeyMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginMyPasskey>>, TError,BeginMyPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof beginMyPasskey>>, TError,BeginMyPasskeyMutationVariables, TContext> => {

const mutationKey = getBeginMyPasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof beginMyPasskey>>, BeginMyPasskeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  beginMyPasskey(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BeginMyPasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof beginMyPasskey>>>
    export type BeginMyPasskeyMutationBody = BodyType<PasswordAgain>
    export type BeginMyPasskeyMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type BeginMyPasskeyMutationVariables = {data: BodyType<PasswordAgain>}

    /**
 * @summary Start to add a passkey
 */
export const useBeginMyPasskey = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginMyPasskey>>, TError,BeginMyPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof beginMyPasskey>>,
        TError,
        BeginMyPasskeyMutationVariables,
        TContext
      > => {
      return useMutation(getBeginMyPasskeyMutationOptions(options), queryClient);
    }
    /**
 * Stores the passkey that the browser created. Together with the first second step, returns recovery codes, once. Ends the user's other sessions that began with the password alone. 409 when no passkey was started, or it has expired; 422 for a response to another request.
 * @summary Confirm a passkey
 */
export const confirmMyPasskey = (
    passkeyCreated: BodyType<PasskeyCreated>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FactorAdded>(
      {url: `/api/me/second-factor/passkey/confirm`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passkeyCreated, ...(signal ? { signal }: {})
    },
      options);
    }




export const getConfirmMyPasskeyMutationKey = () => ['confirmMyPasskey'] as const;

export const getConfirmMyPasskeyMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmMyPasskey>>, TError,ConfirmMyPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmMyPasskey>>, TError,ConfirmMyPasskeyMutationVariables, TContext> => {

const mutationKey = getConfirmMyPasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmMyPasskey>>, ConfirmMyPasskeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmMyPasskey(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmMyPasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof confirmMyPasskey>>>
    export type ConfirmMyPasskeyMutationBody = BodyType<PasskeyCreated>
    export type ConfirmMyPasskeyMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type ConfirmMyPasskeyMutationVariables = {data: BodyType<PasskeyCreated>}

    /**
 * @summary Confirm a passkey
 */
export const useConfirmMyPasskey = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmMyPasskey>>, TError,ConfirmMyPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmMyPasskey>>,
        TError,
        ConfirmMyPasskeyMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmMyPasskeyMutationOptions(options), queryClient);
    }
    /**
 * Removes the passkey. With the last second step, removes the recovery codes too; 409 while the role requires a second step. 422 for a wrong password.
 * @summary Remove a passkey
 */
export const removeMyPasskey = (
    passkeyRemoval: BodyType<PasskeyRemoval>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/me/second-factor/passkey/remove`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passkeyRemoval, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRemoveMyPasskeyMutationKey = () => ['removeMyPasskey'] as const;

export const getRemoveMyPasskeyMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeMyPasskey>>, TError,RemoveMyPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof removeMyPasskey>>, TError,RemoveMyPasskeyMutationVariables, TContext> => {

const mutationKey = getRemoveMyPasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeMyPasskey>>, RemoveMyPasskeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  removeMyPasskey(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveMyPasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof removeMyPasskey>>>
    export type RemoveMyPasskeyMutationBody = BodyType<PasskeyRemoval>
    export type RemoveMyPasskeyMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type RemoveMyPasskeyMutationVariables = {data: BodyType<PasskeyRemoval>}

    /**
 * @summary Remove a passkey
 */
export const useRemoveMyPasskey = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeMyPasskey>>, TError,RemoveMyPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeMyPasskey>>,
        TError,
        RemoveMyPasskeyMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveMyPasskeyMutationOptions(options), queryClient);
    }
    /**
 * Returns ten new recovery codes, once, and invalidates the previous ones. 409 without an app or passkey, 422 for a wrong password.
 * @summary Create recovery codes
 */
export const makeMyRecoveryCodes = (
    passwordAgain: BodyType<PasswordAgain>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RecoveryCodes>(
      {url: `/api/me/second-factor/recovery-codes`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordAgain, ...(signal ? { signal }: {})
    },
      options);
    }




export const getMakeMyRecoveryCodesMutationKey = () => ['makeMyRecoveryCodes'] as const;

export const getMakeMyRecoveryCodesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof makeMyRecoveryCodes>>, TError,MakeMyRecoveryCodesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof makeMyRecoveryCodes>>, TError,MakeMyRecoveryCodesMutationVariables, TContext> => {

const mutationKey = getMakeMyRecoveryCodesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof makeMyRecoveryCodes>>, MakeMyRecoveryCodesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  makeMyRecoveryCodes(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MakeMyRecoveryCodesMutationResult = NonNullable<Awaited<ReturnType<typeof makeMyRecoveryCodes>>>
    export type MakeMyRecoveryCodesMutationBody = BodyType<PasswordAgain>
    export type MakeMyRecoveryCodesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type MakeMyRecoveryCodesMutationVariables = {data: BodyType<PasswordAgain>}

    /**
 * @summary Create recovery codes
 */
export const useMakeMyRecoveryCodes = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof makeMyRecoveryCodes>>, TError,MakeMyRecoveryCodesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof makeMyRecoveryCodes>>,
        TError,
        MakeMyRecoveryCodesMutationVariables,
        TContext
      > => {
      return useMutation(getMakeMyRecoveryCodesMutationOptions(options), queryClient);
    }
