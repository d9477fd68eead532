import { TwinField as TwinField_4374bf7fc9cb4b7088c36996ed4e8f85 } from '../../../components/TwinField.tsx'
import { TwinCell as TwinCell_26894b1bb944c5d64a29ef3faf378ffd } from '../../../components/TwinCell.tsx'
import { Count as Count_fd3298f286cc5bd148f6670652bd40cc } from '../../../components/Count.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PasteFeatureClient as PasteFeatureClient_57a3c586a431a75e4127f8f345e28810 } from '../../../paste/paste-feature.client.ts'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PictureCell as PictureCell_140b3ac80e8ecd5f22695ceeaf0f0528 } from '../../../components/PictureCell.tsx'
import { TakeDown as TakeDown_b7025d86ee35eb7abfa871da8e42b8e8 } from '../../../components/TakeDown.tsx'
import { SlotLabel as SlotLabel_3dd5d4031f20e9cdd71c7ff7dbbd50eb } from '../../../components/SlotLabel.tsx'
import { FlagCell as FlagCell_08238a571fd55fe28feab5577f7771a3 } from '../../../components/FlagCell.tsx'
import { MediaCell as MediaCell_e82e1846ebb5e9fc4d0aa2bf825479e2 } from '../../../components/MediaCell.tsx'
import { UsageField as UsageField_d5337024eeb8be3c4481419d17d18976 } from '../../../components/UsageField.tsx'
import { CountryField as CountryField_90aaef46c7389f686bef856a29d5fe60 } from '../../../components/CountryField.tsx'
import { SpecsField as SpecsField_567026a7ab226dfe9ae309680b2b1bde } from '../../../components/SpecsField.tsx'
import { ListingReview as ListingReview_4dd7f7a02bbe3d0c8d8046ad12fd5b87 } from '../../../components/ListingReview.tsx'
import { ImportStart as ImportStart_e0dd1c11bae12a21a911ece5a9fe3d5a } from '../../../components/import/ImportStart.tsx'
import { ImportScreen as ImportScreen_1035b3066e550935d51958f9187b052d } from '../../../components/import/ImportScreen.tsx'
import { Mark as Mark_7eddab027c3e69e5cc874a035e356800 } from '../../../components/Mark.tsx'
import { Logo as Logo_afd14c61f1f7f1b6398adc932a666c65 } from '../../../components/Logo.tsx'
import { InboxLinks as InboxLinks_8f87cf43773ddbb850acc573ca1d9ae8 } from '../../../components/inbox/InboxLinks.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { StartScreen as StartScreen_71a626f7c9edf5349e83da18066f77a9 } from '../../../components/StartScreen.tsx'
import { InboxScreen as InboxScreen_c2f0f30ec08a870f7ffd5222e3d9dc1a } from '../../../components/inbox/InboxScreen.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "./components/TwinField.tsx#TwinField": TwinField_4374bf7fc9cb4b7088c36996ed4e8f85,
  "./components/TwinCell.tsx#TwinCell": TwinCell_26894b1bb944c5d64a29ef3faf378ffd,
  "./components/Count.tsx#Count": Count_fd3298f286cc5bd148f6670652bd40cc,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "./paste/paste-feature.client.ts#PasteFeatureClient": PasteFeatureClient_57a3c586a431a75e4127f8f345e28810,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "./components/PictureCell.tsx#PictureCell": PictureCell_140b3ac80e8ecd5f22695ceeaf0f0528,
  "./components/TakeDown.tsx#TakeDown": TakeDown_b7025d86ee35eb7abfa871da8e42b8e8,
  "./components/SlotLabel.tsx#SlotLabel": SlotLabel_3dd5d4031f20e9cdd71c7ff7dbbd50eb,
  "./components/FlagCell.tsx#FlagCell": FlagCell_08238a571fd55fe28feab5577f7771a3,
  "./components/MediaCell.tsx#MediaCell": MediaCell_e82e1846ebb5e9fc4d0aa2bf825479e2,
  "./components/UsageField.tsx#UsageField": UsageField_d5337024eeb8be3c4481419d17d18976,
  "./components/CountryField.tsx#CountryField": CountryField_90aaef46c7389f686bef856a29d5fe60,
  "./components/SpecsField.tsx#SpecsField": SpecsField_567026a7ab226dfe9ae309680b2b1bde,
  "./components/ListingReview.tsx#ListingReview": ListingReview_4dd7f7a02bbe3d0c8d8046ad12fd5b87,
  "./components/import/ImportStart.tsx#ImportStart": ImportStart_e0dd1c11bae12a21a911ece5a9fe3d5a,
  "./components/import/ImportScreen.tsx#ImportScreen": ImportScreen_1035b3066e550935d51958f9187b052d,
  "./components/Mark.tsx#Mark": Mark_7eddab027c3e69e5cc874a035e356800,
  "./components/Logo.tsx#Logo": Logo_afd14c61f1f7f1b6398adc932a666c65,
  "./components/inbox/InboxLinks.tsx#InboxLinks": InboxLinks_8f87cf43773ddbb850acc573ca1d9ae8,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "./components/StartScreen.tsx#StartScreen": StartScreen_71a626f7c9edf5349e83da18066f77a9,
  "./components/inbox/InboxScreen.tsx#InboxScreen": InboxScreen_c2f0f30ec08a870f7ffd5222e3d9dc1a,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
