import type { cn } from './cn.ts';
import { account } from './en/account.ts';
import { app } from './en/app.ts';
import { article } from './en/article.ts';
import { ask } from './en/ask.ts';
import { banner } from './en/banner.ts';
import { compare } from './en/compare.ts';
import { connection } from './en/connection.ts';
import { digest } from './en/digest.ts';
import { downloads } from './en/downloads.ts';
import { enquiries } from './en/enquiries.ts';
import { errors } from './en/errors.ts';
import { favourites } from './en/favourites.ts';
import { float } from './en/float.ts';
import { frame } from './en/frame.ts';
import { hall } from './en/hall.ts';
import { home } from './en/home.ts';
import { house } from './en/house.ts';
import { leaving } from './en/leaving.ts';
import { list } from './en/list.ts';
import { login } from './en/login.ts';
import { magazines } from './en/magazines.ts';
import { message } from './en/message.ts';
import { navigation } from './en/navigation.ts';
import { navigationAbout } from './en/navigation-about.ts';
import { news } from './en/news.ts';
import { notices } from './en/notices.ts';
import { papers } from './en/papers.ts';
import { person } from './en/person.ts';
import { personalData } from './en/personal-data.ts';
import { posting } from './en/posting.ts';
import { preview } from './en/preview.ts';
import { product } from './en/product.ts';
import { products } from './en/products.ts';
import { profile } from './en/profile.ts';
import { reading } from './en/reading.ts';
import { results } from './en/results.ts';
import { search } from './en/search.ts';
import { showroom } from './en/showroom.ts';
import { shows } from './en/shows.ts';
import { subscriptions } from './en/subscriptions.ts';
import { subsite } from './en/subsite.ts';
import { suppliers } from './en/suppliers.ts';
import { utility } from './en/utility.ts';
import { videos } from './en/videos.ts';
import type { Shape } from './shape.ts';

export type Messages = Shape<typeof cn>;

/** Typed by the Chinese copy: a missing message does not compile. */
export const en: Messages = {
  account,
  login,
  profile,
  app,
  article,
  ask,
  banner,
  compare,
  connection,
  digest,
  downloads,
  enquiries,
  posting,
  message,
  person,
  errors,
  favourites,
  float,
  frame,
  hall,
  home,
  house,
  leaving,
  list,
  magazines,
  navigation,
  navigationAbout,
  papers,
  news,
  personalData,
  preview,
  products,
  product,
  reading,
  results,
  search,
  showroom,
  shows,
  subscriptions,
  subsite,
  suppliers,
  utility,
  videos,
  notices,
};
