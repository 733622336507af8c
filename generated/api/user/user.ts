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
  Created,
  DeleteMemberPathParameters,
  DeleteUserPathParameters,
  Done,
  ForbiddenResponse,
  GetUserPathParameters,
  ImportError,
  ListUserParams,
  MemberImport,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse,
  UserBannedStatus,
  UserCreate,
  UserMailSms,
  UserOne,
  UserPage,
  UserSecondFactorReset,
  UserUpdate,
  UserVerifyStatus
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
 * A page of the users of app and website, staff included. Members are users of register type WEB. Callers with only NOTIFICATION_CREATE get the properties that pickers of users show, and may filter only by registerType, banned, verified, name, email and search (403 otherwise).
 * @summary List users
 */
export const listUser = (
    params?: ListUserParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<UserPage>(
      {url: `/api/user/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListUserQueryKey = (params?: ListUserParams,) => {
    return [
    "listUser", ...(params ? [params] : [])
    ] as const;
    }


export const getListUserQueryOptions = <TData = Awaited<ReturnType<typeof listUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListUserParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUser>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUserQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUser>>> = ({ signal }) => listUser(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUser>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUserQueryResult = NonNullable<Awaited<ReturnType<typeof listUser>>>
export type ListUserQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListUser<TData = Awaited<ReturnType<typeof listUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListUserParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUser>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUser>>,
          TError,
          Awaited<ReturnType<typeof listUser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUser<TData = Awaited<ReturnType<typeof listUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListUserParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUser>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUser>>,
          TError,
          Awaited<ReturnType<typeof listUser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUser<TData = Awaited<ReturnType<typeof listUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListUserParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUser>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List users
 */

export function useListUser<TData = Awaited<ReturnType<typeof listUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListUserParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUser>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUserQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The user with this number, with all data of a member.
 * @summary One user
 */
export const getUser = (
    { id }: GetUserPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<UserOne>(
      {url: `/api/user/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetUserQueryKey = (pathParams?: GetUserPathParameters,) => {
    return [
    "getUser", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetUserQueryOptions = <TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetUserPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUser>>> = ({ signal }) => getUser({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserQueryResult = NonNullable<Awaited<ReturnType<typeof getUser>>>
export type GetUserQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetUserPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUser>>,
          TError,
          Awaited<ReturnType<typeof getUser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetUserPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUser>>,
          TError,
          Awaited<ReturnType<typeof getUser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetUserPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One user
 */

export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetUserPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Creates a verified user of register type WEB who can sign in with this password. 409 when the e-mail address exists. 422 when the role has a privilege that the requesting admin lacks, and for a password that is common or contains the name or the address. Only a super admin can assign the role SUPER ADMIN.
 * @summary Add an admin
 */
export const createUser = (
    userCreate: BodyType<UserCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/user/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: userCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateUserMutationKey = () => ['createUser'] as const;

export const getCreateUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUser>>, TError,CreateUserMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createUser>>, TError,CreateUserMutationVariables, TContext> => {

const mutationKey = getCreateUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createUser>>, CreateUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createUser(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateUserMutationResult = NonNullable<Awaited<ReturnType<typeof createUser>>>
    export type CreateUserMutationBody = BodyType<UserCreate>
    export type CreateUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateUserMutationVariables = {data: BodyType<UserCreate>}

    /**
 * @summary Add an admin
 */
export const useCreateUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUser>>, TError,CreateUserMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createUser>>,
        TError,
        CreateUserMutationVariables,
        TContext
      > => {
      return useMutation(getCreateUserMutationOptions(options), queryClient);
    }
    /**
 * Deletes the user. 409 while other records refer to the user, for oneself, or for the last super admin who can sign in; 403 for a user with privileges that the requesting admin lacks.
 * @summary Delete an app user
 */
export const deleteUser = (
    { id }: DeleteUserPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/user/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteUserMutationKey = () => ['deleteUser'] as const;

export const getDeleteUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteUser>>, TError,DeleteUserMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteUser>>, TError,DeleteUserMutationVariables, TContext> => {

const mutationKey = getDeleteUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteUser>>, DeleteUserMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteUser(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteUserMutationResult = NonNullable<Awaited<ReturnType<typeof deleteUser>>>

    export type DeleteUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteUserMutationVariables = {pathParams: DeleteUserPathParameters}

    /**
 * @summary Delete an app user
 */
export const useDeleteUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteUser>>, TError,DeleteUserMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteUser>>,
        TError,
        DeleteUserMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteUserMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of an admin; a property that is absent is emptied. 403 for an admin with privileges that the requesting admin lacks, 404 for a user without a role, 409 for the last super admin who can sign in, 422 for assigning a role with such privileges, for changing one's own role, and for a photo that somebody else uploaded.
 * @summary Update an admin
 */
export const updateUser = (
    userUpdate: BodyType<UserUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/user/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: userUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateUserMutationKey = () => ['updateUser'] as const;

export const getUpdateUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext> => {

const mutationKey = getUpdateUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateUser>>, UpdateUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateUser(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateUserMutationResult = NonNullable<Awaited<ReturnType<typeof updateUser>>>
    export type UpdateUserMutationBody = BodyType<UserUpdate>
    export type UpdateUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateUserMutationVariables = {data: BodyType<UserUpdate>}

    /**
 * @summary Update an admin
 */
export const useUpdateUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateUser>>,
        TError,
        UpdateUserMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateUserMutationOptions(options), queryClient);
    }
    /**
 * Sets whether the user is verified. The console only sends true. A user of the website who is no longer verified is signed out and cannot sign in. 403 for a user with privileges that the requesting admin lacks, 422 for oneself, 409 for the last super admin who can sign in.
 * @summary Verify a member
 */
export const updateUserVerifyStatus = (
    userVerifyStatus: BodyType<UserVerifyStatus>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/user/update-verify-status`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: userVerifyStatus, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateUserVerifyStatusMutationKey = () => ['updateUserVerifyStatus'] as const;

export const getUpdateUserVerifyStatusMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUserVerifyStatus>>, TError,UpdateUserVerifyStatusMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateUserVerifyStatus>>, TError,UpdateUserVerifyStatusMutationVariables, TContext> => {

const mutationKey = getUpdateUserVerifyStatusMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateUserVerifyStatus>>, UpdateUserVerifyStatusMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateUserVerifyStatus(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateUserVerifyStatusMutationResult = NonNullable<Awaited<ReturnType<typeof updateUserVerifyStatus>>>
    export type UpdateUserVerifyStatusMutationBody = BodyType<UserVerifyStatus>
    export type UpdateUserVerifyStatusMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateUserVerifyStatusMutationVariables = {data: BodyType<UserVerifyStatus>}

    /**
 * @summary Verify a member
 */
export const useUpdateUserVerifyStatus = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUserVerifyStatus>>, TError,UpdateUserVerifyStatusMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateUserVerifyStatus>>,
        TError,
        UpdateUserVerifyStatusMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateUserVerifyStatusMutationOptions(options), queryClient);
    }
    /**
 * Sets whether the user is banned. A banned user is signed out and cannot sign in. 403 for a user with privileges that the requesting admin lacks, 422 for oneself, 409 for the last super admin who can sign in.
 * @summary Ban or allow a user
 */
export const updateUserBannedStatus = (
    userBannedStatus: BodyType<UserBannedStatus>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/user/update-banned-status`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: userBannedStatus, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateUserBannedStatusMutationKey = () => ['updateUserBannedStatus'] as const;

export const getUpdateUserBannedStatusMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUserBannedStatus>>, TError,UpdateUserBannedStatusMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateUserBannedStatus>>, TError,UpdateUserBannedStatusMutationVariables, TContext> => {

const mutationKey = getUpdateUserBannedStatusMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateUserBannedStatus>>, UpdateUserBannedStatusMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateUserBannedStatus(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateUserBannedStatusMutationResult = NonNullable<Awaited<ReturnType<typeof updateUserBannedStatus>>>
    export type UpdateUserBannedStatusMutationBody = BodyType<UserBannedStatus>
    export type UpdateUserBannedStatusMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateUserBannedStatusMutationVariables = {data: BodyType<UserBannedStatus>}

    /**
 * @summary Ban or allow a user
 */
export const useUpdateUserBannedStatus = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUserBannedStatus>>, TError,UpdateUserBannedStatusMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateUserBannedStatus>>,
        TError,
        UpdateUserBannedStatusMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateUserBannedStatusMutationOptions(options), queryClient);
    }
    /**
 * Removes the authenticator app, the passkeys and the recovery codes of a user who has lost them, and ends the user's sessions. 403 for a user with privileges that the requesting admin lacks, 409 for a user without a second step.
 * @summary Reset a user's second step
 */
export const resetUserSecondFactor = (
    userSecondFactorReset: BodyType<UserSecondFactorReset>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/user/reset-second-factor`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: userSecondFactorReset, ...(signal ? { signal }: {})
    },
      options);
    }




export const getResetUserSecondFactorMutationKey = () => ['resetUserSecondFactor'] as const;

export const getResetUserSecondFactorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetUserSecondFactor>>, TError,ResetUserSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof resetUserSecondFactor>>, TError,ResetUserSecondFactorMutationVariables, TContext> => {

const mutationKey = getResetUserSecondFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetUserSecondFactor>>, ResetUserSecondFactorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetUserSecondFactor(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetUserSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof resetUserSecondFactor>>>
    export type ResetUserSecondFactorMutationBody = BodyType<UserSecondFactorReset>
    export type ResetUserSecondFactorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type ResetUserSecondFactorMutationVariables = {data: BodyType<UserSecondFactorReset>}

    /**
 * @summary Reset a user's second step
 */
export const useResetUserSecondFactor = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetUserSecondFactor>>, TError,ResetUserSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetUserSecondFactor>>,
        TError,
        ResetUserSecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getResetUserSecondFactorMutationOptions(options), queryClient);
    }
    /**
 * Deletes the member and all of the member's activities. 409 for a member that a setting protects, or for oneself.
 * @summary Delete a member with all activities
 */
export const deleteMember = (
    { id }: DeleteMemberPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/users/delete/userId/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteMemberMutationKey = () => ['deleteMember'] as const;

export const getDeleteMemberMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMember>>, TError,DeleteMemberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteMember>>, TError,DeleteMemberMutationVariables, TContext> => {

const mutationKey = getDeleteMemberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteMember>>, DeleteMemberMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteMember(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteMemberMutationResult = NonNullable<Awaited<ReturnType<typeof deleteMember>>>

    export type DeleteMemberMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteMemberMutationVariables = {pathParams: DeleteMemberPathParameters}

    /**
 * @summary Delete a member with all activities
 */
export const useDeleteMember = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMember>>, TError,DeleteMemberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteMember>>,
        TError,
        DeleteMemberMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteMemberMutationOptions(options), queryClient);
    }
    /**
 * Gives the user a new password, ends the user's sessions, and sends the password by text message or mail. 403 for a user with privileges that the requesting admin lacks.
 * @summary Send a new password
 */
export const sendUserMailSms = (
    userMailSms: BodyType<UserMailSms>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/user/send-mail-sms`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: userMailSms, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSendUserMailSmsMutationKey = () => ['sendUserMailSms'] as const;

export const getSendUserMailSmsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendUserMailSms>>, TError,SendUserMailSmsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof sendUserMailSms>>, TError,SendUserMailSmsMutationVariables, TContext> => {

const mutationKey = getSendUserMailSmsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendUserMailSms>>, SendUserMailSmsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendUserMailSms(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendUserMailSmsMutationResult = NonNullable<Awaited<ReturnType<typeof sendUserMailSms>>>
    export type SendUserMailSmsMutationBody = BodyType<UserMailSms>
    export type SendUserMailSmsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type SendUserMailSmsMutationVariables = {data: BodyType<UserMailSms>}

    /**
 * @summary Send a new password
 */
export const useSendUserMailSms = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendUserMailSms>>, TError,SendUserMailSmsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendUserMailSms>>,
        TError,
        SendUserMailSmsMutationVariables,
        TContext
      > => {
      return useMutation(getSendUserMailSmsMutationOptions(options), queryClient);
    }
    /**
 * Creates a member of register type WEB for each row of a spreadsheet; all rows or none. `GET /static/file` returns the columns.
 * @summary Import members
 */
export const importMembers = (
    memberImport: BodyType<MemberImport>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = new FormData();
formData.append(`excelFile`, memberImport.excelFile);

      return request<Done>(
      {url: `/api/web-user/excel-import`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, ...(signal ? { signal }: {})
    },
      options);
    }




export const getImportMembersMutationKey = () => ['importMembers'] as const;

export const getImportMembersMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ImportError | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importMembers>>, TError,ImportMembersMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof importMembers>>, TError,ImportMembersMutationVariables, TContext> => {

const mutationKey = getImportMembersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importMembers>>, ImportMembersMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  importMembers(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportMembersMutationResult = NonNullable<Awaited<ReturnType<typeof importMembers>>>
    export type ImportMembersMutationBody = BodyType<MemberImport>
    export type ImportMembersMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ImportError | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type ImportMembersMutationVariables = {data: BodyType<MemberImport>}

    /**
 * @summary Import members
 */
export const useImportMembers = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ImportError | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importMembers>>, TError,ImportMembersMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importMembers>>,
        TError,
        ImportMembersMutationVariables,
        TContext
      > => {
      return useMutation(getImportMembersMutationOptions(options), queryClient);
    }
    /**
 * An empty spreadsheet with the columns of the import and one example row.
 * @summary Get the spreadsheet template for the import
 */
export const getMemberImportFormat = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Blob>(
      {url: `/static/file`, method: 'GET',
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetMemberImportFormatQueryKey = () => {
    return [
    "getMemberImportFormat"
    ] as const;
    }


export const getGetMemberImportFormatQueryOptions = <TData = Awaited<ReturnType<typeof getMemberImportFormat>>, TError = ErrorType<NotFoundResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberImportFormat>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMemberImportFormatQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMemberImportFormat>>> = ({ signal }) => getMemberImportFormat(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMemberImportFormat>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMemberImportFormatQueryResult = NonNullable<Awaited<ReturnType<typeof getMemberImportFormat>>>
export type GetMemberImportFormatQueryError = ErrorType<NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetMemberImportFormat<TData = Awaited<ReturnType<typeof getMemberImportFormat>>, TError = ErrorType<NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberImportFormat>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMemberImportFormat>>,
          TError,
          Awaited<ReturnType<typeof getMemberImportFormat>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberImportFormat<TData = Awaited<ReturnType<typeof getMemberImportFormat>>, TError = ErrorType<NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberImportFormat>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMemberImportFormat>>,
          TError,
          Awaited<ReturnType<typeof getMemberImportFormat>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberImportFormat<TData = Awaited<ReturnType<typeof getMemberImportFormat>>, TError = ErrorType<NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberImportFormat>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the spreadsheet template for the import
 */

export function useGetMemberImportFormat<TData = Awaited<ReturnType<typeof getMemberImportFormat>>, TError = ErrorType<NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberImportFormat>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMemberImportFormatQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






