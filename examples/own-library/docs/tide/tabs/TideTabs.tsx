import {Tabs} from '@tide/ui';

export default function TideTabs() {
  return (
    <Tabs defaultValue="spring">
      <Tabs.List label="Kinds of tide">
        <Tabs.Tab value="spring">Spring tide</Tabs.Tab>
        <Tabs.Tab value="neap">Neap tide</Tabs.Tab>
        <Tabs.Tab value="slack">Slack water</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="spring">
        At new and full moon the water rises highest and falls lowest.
      </Tabs.Panel>
      <Tabs.Panel value="neap">At half moon, high and low water differ least.</Tabs.Panel>
      <Tabs.Panel value="slack">For a while before it turns, the stream stands still.</Tabs.Panel>
    </Tabs>
  );
}
