import { topBanner } from '@ironbridge/domain';

/**
 * The one script inside a page: it must run before anything is painted, so that the top banner is large, small or gone
 * from the first moment on. The policy of pages holds its digest; a browser that remembers nothing shows it small.
 */
export const headScript = `(d=>{try{d.topBanner=sessionStorage.getItem('${topBanner.closed}')?'closed':localStorage.getItem('${topBanner.visited}')?'mini':'first'}catch{}})(document.documentElement.dataset)`;
