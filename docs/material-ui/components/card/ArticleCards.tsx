import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const ARTICLES = [
  {slug: 'fog', title: 'Sailing in fog', text: 'Signals, and why to slow down.', minutes: 6},
  {slug: 'knots', title: 'Three knots are enough', text: 'Bowline, hitch and bend.', minutes: 4},
];

export default function ArticleCards() {
  return (
    <Box
      component="ul"
      role="list"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
        width: '100%',
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {ARTICLES.map((article) => (
        <li key={article.slug}>
          <ArticleCard {...article} />
        </li>
      ))}
    </Box>
  );
}

function ArticleCard({slug, title, text, minutes}: (typeof ARTICLES)[number]) {
  return (
    <Card id={`article-${slug}`} variant="outlined" sx={{height: '100%'}}>
      <CardActionArea href={`#article-${slug}`} sx={{height: '100%'}}>
        <CardContent>
          <Typography component="h3" variant="h6">
            {title}
          </Typography>
          <Typography color="textSecondary">
            {text} {minutes} minutes.
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
