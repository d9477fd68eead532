import { Type } from 'typebox';
import { bodyOf } from '../envelope.schema.ts';
import {
  ChangePasswordSchema,
  EndSessionSchema,
  KeyQuerySchema,
  LoginByCodeSchema,
  LoginByPwdSchema,
  ProofSchema,
  PublicKeySchema,
  RegisterSchema,
  ResetPasswordSchema,
  SessionListSchema,
  VerifyCodeSchema,
} from '../identity.schema.ts';
import { NoQuerySchema } from '../list-query.schema.ts';
import { UserInfoSchema } from '../member.schema.ts';
import type { MemberCallTable } from './member-call.ts';

/** Who somebody is, and how that is shown. */
export const identityCalls = {
  userinfo: {
    method: 'GET',
    path: '/api/userinfo',
    summary: 'Who is asking: a profile, or null for a visitor',
    takes: NoQuerySchema,
    data: UserInfoSchema,
  },
  publicKey: {
    method: 'GET',
    path: '/memberApi/public_key',
    summary: 'What account and password are encrypted with before they leave the browser',
    takes: NoQuerySchema,
    data: PublicKeySchema,
  },
  proof: {
    method: 'GET',
    path: '/memberApi/proof',
    summary: 'Work for a browser instead of the graphic code; the counter found is the code',
    takes: KeyQuerySchema,
    data: ProofSchema,
  },
  verifyCode: {
    method: 'POST',
    path: '/api/verify_code',
    summary: 'Sends a code to a mobile or an e-mail, once in 60 seconds, for a graphic code',
    takes: VerifyCodeSchema,
    data: Type.Null(),
  },
  loginByCode: {
    method: 'POST',
    path: '/memberApi/login_by_code',
    summary: 'Logs in by a code of type login; an account that is new is registered',
    takes: LoginByCodeSchema,
    data: Type.Null(),
  },
  loginByPwd: {
    method: 'POST',
    path: '/login_by_pwd',
    summary: 'Logs in by password and graphic code',
    takes: LoginByPwdSchema,
    data: Type.Null(),
  },
  register: {
    method: 'POST',
    path: '/memberApi/register',
    summary: 'Registers by a code of type reg, with a password, and logs in',
    takes: RegisterSchema,
    data: Type.Null(),
  },
  resetPassword: {
    method: 'POST',
    path: '/memberApi/reset_password',
    summary: 'Sets the password by a code of type pwd and ends every session',
    takes: ResetPasswordSchema,
    data: Type.Null(),
  },
  changePassword: {
    method: 'POST',
    path: '/memberApi/change_password',
    summary: 'Sets another password for the current one and ends every other session',
    takes: ChangePasswordSchema,
    data: Type.Null(),
  },
  sessionList: {
    method: 'GET',
    path: '/memberApi/sessions',
    summary: 'Where the member is logged in, newest first',
    takes: NoQuerySchema,
    data: SessionListSchema,
  },
  endSession: {
    method: 'POST',
    path: '/memberApi/end_session',
    summary: 'Ends one of the member’s sessions',
    takes: EndSessionSchema,
    data: Type.Null(),
  },
  logout: {
    method: 'GET',
    path: '/memberApi/logout',
    summary: 'Ends the session; answered to a script of the site, not to who is led here',
    takes: NoQuerySchema,
    data: Type.Null(),
  },
  logoutElsewhere: {
    method: 'POST',
    path: '/memberApi/logout_elsewhere',
    summary: 'Ends every session of the member but this one',
    takes: bodyOf({}),
    data: Type.Null(),
  },
  logoutEverywhere: {
    method: 'POST',
    path: '/memberApi/logout_everywhere',
    summary: 'Ends every session of the member, on both editions',
    takes: bodyOf({}),
    data: Type.Null(),
  },
} as const satisfies MemberCallTable;
