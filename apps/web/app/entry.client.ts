import { startBannerDeliveries } from './platform/banner-deliveries.client.ts';
import { startContentsMarker } from './platform/contents-marker.client.ts';
import { startLaterParts } from './platform/later-parts.client.ts';
import { startChunkWatch } from './platform/lost-chunk.client.ts';
import { startPageViews } from './platform/page-views.client.ts';
import { startPrefetch } from './platform/prefetch.client.ts';
import { startSoftNavigation } from './platform/soft-navigation.client.ts';
import { startPlaces } from './shell/account/start-places.client.ts';
import { startTopBanner } from './shell/banner/top-banner.client.ts';
import { startCompare } from './shell/compare/start-compare.client.ts';
import { startDigest } from './shell/digest/start-digest.client.ts';
import { startFavourites } from './shell/favourites/start-favourites.client.ts';
import { startFilms } from './shell/films.client.ts';
import { startFloatingBar } from './shell/float/floating-bar.client.ts';
import { startOpenApp } from './shell/float/open-app.client.ts';
import { startHeaderKeys } from './shell/header/header-keys.client.ts';
import { startHeaderState } from './shell/header/header-state.client.ts';
import { startMemberPlace } from './shell/header/member-place.client.ts';
import { startListingNews } from './shell/listing-news/start-listing-news.client.ts';
import { startLogin } from './shell/login/start-login.client.ts';
import { startMegaMenu } from './shell/mega-menu/mega-menu-button.client.ts';
import { startConnection } from './shell/notices/connection.client.ts';
import { startDevelopingNotice } from './shell/notices/developing.client.ts';
import { startReader } from './shell/page-reader/start-reader.client.ts';
import { startReplySeen } from './shell/reply-seen/start-reply-seen.client.ts';
import { startSearch } from './shell/search/search.client.ts';
import { startShareButtons } from './shell/share-buttons.client.ts';
import { startZoom } from './shell/text/zoom.client.ts';
import { startWeChatShare } from './shell/wechat-share/start-wechat-share.client.ts';

/**
 * Pages come finished from the server and stay plain documents: nothing is hydrated. What the browser adds is
 * going on without a reload, and the few things that only a browser can do. Whoever takes a click for itself
 * starts before the one that follows links.
 */
document.documentElement.classList.add('scripted');
startChunkWatch();
startDevelopingNotice();
startShareButtons();
startZoom();
startDigest();
startLogin();
startFavourites();
startFilms();
startSoftNavigation();
startPrefetch();
startContentsMarker();
startReader();
startCompare();
startListingNews();
startReplySeen();
startHeaderState();
startHeaderKeys();
startMegaMenu();
startMemberPlace();
startPlaces();
startFloatingBar();
startOpenApp();
startTopBanner();
startSearch();
startBannerDeliveries();
startPageViews();
void startLaterParts();
startConnection();
startWeChatShare();
