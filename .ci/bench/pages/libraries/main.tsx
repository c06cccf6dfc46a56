import axios from 'axios';
import { makeAutoObservable } from 'mobx';
import { observer } from 'mobx-react-lite';
import {
  Button,
  Checkbox,
  GridList,
  GridListItem,
  Input,
  Label,
  Link,
  ListBox,
  ListBoxItem,
  ProgressBar,
  Radio,
  RadioGroup,
  SearchField,
  Switch,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  ToggleButton,
} from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import styled from 'styled-components';

// The floor of pages that a script renders: the libraries of the site with a dozen of their components, and no code of the site.
const presses = makeAutoObservable({ count: 0, add: () => (presses.count += 1) });
const http = axios.create({ baseURL: '/' });

const Page = observer(() => (
  <main>
    <Title>The libraries, measured</Title>
    <Action onPress={presses.add}>{presses.count}</Action>
    <Link href={http.getUri()}>Link</Link>
    <SearchField>
      <Label>Search</Label>
      <Input />
    </SearchField>
    <Tabs>
      <TabList aria-label="Tabs">
        <Tab id="list">List</Tab>
        <Tab id="grid">Grid</Tab>
      </TabList>
      <TabPanel id="list">
        <ListBox aria-label="List" selectionMode="single">
          {rows.map((row) => (
            <ListBoxItem key={row}>{row}</ListBoxItem>
          ))}
        </ListBox>
      </TabPanel>
    </Tabs>
    <GridList aria-label="Grid">
      {rows.map((row) => (
        <GridListItem key={row} textValue={row}>
          {row}
        </GridListItem>
      ))}
    </GridList>
    <RadioGroup defaultValue="one">
      <Label>Choice</Label>
      <Radio value="one">One</Radio>
      <Radio value="two">Two</Radio>
    </RadioGroup>
    <Checkbox>Check</Checkbox>
    <Switch>Switch</Switch>
    <ToggleButton>Toggle</ToggleButton>
    <ProgressBar aria-label="Progress" value={50} />
  </main>
));

const rows = Array.from({ length: 12 }, (_, index) => `Row ${index + 1}`);

const Title = styled.h1`
  font-size: 2rem;
`;

const Action = styled(Button)`
  padding: 1rem;
`;

const place = document.querySelector('#root');
if (place === null) throw new Error('The page has no place for the libraries.');
createRoot(place).render(
  <BrowserRouter>
    <Routes>
      <Route path="*" element={<Page />} />
    </Routes>
  </BrowserRouter>,
);
