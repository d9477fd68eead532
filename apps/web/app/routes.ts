import { listsOfDetails } from '@ironbridge/domain';
import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home/home.tsx'),
  route('index', 'routes/home/home.tsx', { id: 'routes/home/index' }),
  route('articles', 'routes/news/articles.tsx'),
  route('articles/newswire', 'routes/news/newswire.tsx'),
  route('articles/:type', 'routes/news/articles.tsx', { id: 'routes/news/articles-of-type' }),
  route('article/:idOrSlug', 'routes/news/article.tsx'),
  route('i/:path/:subpath?', 'routes/subsite/subsite.tsx'),
  route('subsite/*', 'routes/subsite/subsite.tsx', {
    id: 'routes/subsite/subsite-by-its-old-name',
  }),
  route('part/industries', 'routes/part/industries.tsx'),
  route('part/industry/:id', 'routes/part/industry.tsx'),
  route('search', 'routes/search/search.tsx'),
  route('part/suggestions', 'routes/part/suggestions.tsx'),
  route('preview', 'routes/preview/preview.tsx'),
  route('redirect', 'routes/leaving/redirect.tsx'),
  route('feeds/articles.rss', 'routes/news/feed-rss.ts'),
  route('feeds/articles.json', 'routes/news/feed-json.ts'),
  route('share/site.jpg', 'routes/share/site.ts'),
  route('share/:kind/:file', 'routes/share/share.ts'),
  route('robots.txt', 'routes/machines/robots.ts'),
  route('manifest.webmanifest', 'routes/machines/manifest.ts'),
  route('appdownload', 'routes/app/appdownload.tsx'),
  route('chat', 'routes/utility/chat.tsx'),
  route('error', 'routes/utility/error.tsx'),
  route('error1', 'routes/utility/error1.tsx'),
  route('sitemaps', 'routes/utility/sitemaps.tsx'),
  route('uploads', 'routes/utility/uploads.tsx'),
  ...Object.keys(listsOfDetails).map((path) =>
    route(path, 'routes/utility/without-id.tsx', { id: `routes/utility/without-id${path}` }),
  ),
  route('part/digest/industries', 'routes/part/digest-industries.tsx'),
  route('part/digest/:block', 'routes/part/digest-block.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
