import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home/home.tsx'),
  route('index', 'routes/home/home.tsx', { id: 'routes/home/index' }),
  route('articles', 'routes/news/articles.tsx'),
  route('articles/newswire', 'routes/news/newswire.tsx'),
  route('articles/:type', 'routes/news/articles.tsx', { id: 'routes/news/articles-of-type' }),
  route('article/:idOrSlug', 'routes/news/article.tsx'),
  route('preview', 'routes/preview/preview.tsx'),
  route('redirect', 'routes/leaving/redirect.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
