import { Type } from 'typebox';
import {
  AskedAboutQuerySchema,
  AskedAboutSchema,
  CloseEnquirySchema,
  EnquiryInfoQuerySchema,
  EnquiryInfoSchema,
  EnquiryListQuerySchema,
  EnquiryListSchema,
  EnquirySchema,
  EnquirySentSchema,
  OwnContactSchema,
  ReplyPageSchema,
  ReplyQuerySchema,
  ReplySchema,
  ReplySeenSchema,
  ReportSchema,
} from '../enquiry.schema.ts';
import { NoQuerySchema } from '../list-query.schema.ts';
import type { MemberCallTable } from './member-call.ts';

/** What members ask, and what they are answered. Whoever is asked needs no account: the letter holds the key. */
export const enquiryCalls = {
  askedAbout: {
    method: 'GET',
    path: '/memberApi/asked',
    summary: 'What an enquiry would be about, and who would get it',
    takes: AskedAboutQuerySchema,
    data: AskedAboutSchema,
  },
  ownContact: {
    method: 'GET',
    path: '/memberApi/contact',
    summary: 'How the member wanted to be reached last, to begin a form with',
    takes: NoQuerySchema,
    data: OwnContactSchema,
  },
  enquire: {
    method: 'POST',
    path: '/memberApi/enquiry',
    summary: 'Asks about one thing or several of a kind: a letter to each who has it',
    takes: EnquirySchema,
    data: EnquirySentSchema,
  },
  enquiryList: {
    method: 'GET',
    path: '/memberApi/enquiries',
    summary: 'The letters of the member, newest first, each with its state and last offer',
    takes: EnquiryListQuerySchema,
    data: EnquiryListSchema,
  },
  enquiryInfo: {
    method: 'GET',
    path: '/memberApi/enquiry/info',
    summary: 'One letter of the member with its answers, which count as read from now on',
    takes: EnquiryInfoQuerySchema,
    data: EnquiryInfoSchema,
  },
  closeEnquiry: {
    method: 'POST',
    path: '/memberApi/enquiry/close',
    summary: 'Takes a letter back: its key opens nothing any more',
    takes: CloseEnquirySchema,
    data: Type.Null(),
  },
  replyInfo: {
    method: 'GET',
    path: '/memberApi/reply/info',
    summary: 'A letter as whoever is asked sees it, by its key',
    takes: ReplyQuerySchema,
    data: ReplyPageSchema,
  },
  replySeen: {
    method: 'POST',
    path: '/memberApi/reply/seen',
    summary:
      'Says that a person has a letter before them, by its key; fetching it says nothing of the kind',
    takes: ReplySeenSchema,
    data: Type.Null(),
  },
  reply: {
    method: 'POST',
    path: '/memberApi/reply',
    summary: 'Answers a letter, by its key',
    takes: ReplySchema,
    data: Type.Null(),
  },
  reportEnquiry: {
    method: 'POST',
    path: '/memberApi/reply/report',
    summary: 'Says that a letter should not have been sent, by its key',
    takes: ReportSchema,
    data: Type.Null(),
  },
} as const satisfies MemberCallTable;
