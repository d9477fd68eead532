import { account } from './cn/account.ts';
import { app } from './cn/app.ts';
import { article } from './cn/article.ts';
import { ask } from './cn/ask.ts';
import { banner } from './cn/banner.ts';
import { compare } from './cn/compare.ts';
import { connection } from './cn/connection.ts';
import { digest } from './cn/digest.ts';
import { downloads } from './cn/downloads.ts';
import { enquiries } from './cn/enquiries.ts';
import { errors } from './cn/errors.ts';
import { favourites } from './cn/favourites.ts';
import { float } from './cn/float.ts';
import { frame } from './cn/frame.ts';
import { hall } from './cn/hall.ts';
import { home } from './cn/home.ts';
import { house } from './cn/house.ts';
import { leaving } from './cn/leaving.ts';
import { list } from './cn/list.ts';
import { login } from './cn/login.ts';
import { magazines } from './cn/magazines.ts';
import { message } from './cn/message.ts';
import { navigation } from './cn/navigation.ts';
import { navigationAbout } from './cn/navigation-about.ts';
import { news } from './cn/news.ts';
import { notices } from './cn/notices.ts';
import { papers } from './cn/papers.ts';
import { person } from './cn/person.ts';
import { personalData } from './cn/personal-data.ts';
import { posting } from './cn/posting.ts';
import { preview } from './cn/preview.ts';
import { product } from './cn/product.ts';
import { products } from './cn/products.ts';
import { profile } from './cn/profile.ts';
import { reading } from './cn/reading.ts';
import { results } from './cn/results.ts';
import { search } from './cn/search.ts';
import { showroom } from './cn/showroom.ts';
import { shows } from './cn/shows.ts';
import { subscriptions } from './cn/subscriptions.ts';
import { subsite } from './cn/subsite.ts';
import { suppliers } from './cn/suppliers.ts';
import { utility } from './cn/utility.ts';
import { videos } from './cn/videos.ts';

export const cn = {
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
